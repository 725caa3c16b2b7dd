import { checkTracking, moneyOf, type Order } from '@storefront/domain'
import { Button, buttonAttributes, EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import styles from './AdminOrder.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import { MessageToBuyer } from './MessageToBuyer.tsx'
import { OrderActivity } from './OrderActivity.tsx'
import { OrderCustomer, OrderLines } from './OrderContents.tsx'
import { OrderDock, OrderNeighbours, useNeighbours } from './OrderNeighbours.tsx'
import { orderQueries } from './orderQueries.ts'
import { OrderTracking } from './OrderTracking.tsx'
import { Corrections, OrderTracks } from './OrderTracks.tsx'
import { PackingSlip } from './PackingSlip.tsx'
import { StepNotice } from './StepNotice.tsx'
import { useOrderSteps } from './useOrderSteps.ts'

/** The page of one order. */
export function AdminOrder({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin')
  const neighbours = useNeighbours(id)
  const order = useQuery(orderQueries.one(useBackend(), id))
  return (
    <div className={styles.order}>
      <OrderNeighbours {...neighbours} />
      <QueryBoundary query={order} errorMessage={t('orders.failed')}>
        {(found) =>
          found === null ? (
            <EmptyState
              headingLevel={1}
              title={t('orders.steps.order-not-found')}
              action={
                <LocalizedLink to="/dashboard/orders" {...buttonAttributes()}>
                  {t('orders.page.all')}
                </LocalizedLink>
              }
            >
              {t('orders.noneFoundText')}
            </EmptyState>
          ) : (
            <AdminOrderView key={id} order={found} neighbours={neighbours} />
          )
        }
      </QueryBoundary>
    </div>
  )
}

interface AdminOrderViewProps {
  readonly order: Order
  readonly neighbours: ReturnType<typeof useNeighbours>
}

function AdminOrderView({ order, neighbours }: AdminOrderViewProps) {
  const { t } = useTranslation('admin')
  const tracks = useRef<HTMLElement>(null)
  const trackingForm = useRef<HTMLFormElement>(null)
  const steps = useOrderSteps(order)
  return (
    <>
      <OrderHead order={order} />
      <OrderTracks
        ref={tracks}
        order={order}
        isBusy={steps.isBusy}
        onStep={(step) => {
          const { typed } = steps
          const hasNumber = typed !== null && typed.number.trim() !== ''
          if (step === 'shipped' && hasNumber && !checkTracking(typed).ok) {
            // A number without its carrier: the form says so.
            trackingForm.current?.requestSubmit()
            return
          }
          void steps.take(step)
          // The pressed button may be replaced by the next one.
          tracks.current?.focus()
        }}
      />
      <StepNotice order={order} steps={steps} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.pair}>
            <OrderCustomer order={order} />
            <OrderTracking
              order={order}
              typed={steps.typed}
              onType={steps.onType}
              formRef={trackingForm}
            />
          </div>
          <OrderLines
            order={order}
            action={
              order.status !== 'cancelled' && (
                <Button variant="quiet" onClick={() => window.print()}>
                  {t('orders.slip.print')}
                </Button>
              )
            }
          />
          <div className={styles.last}>
            <CancelOrder order={order} steps={steps} />
            <Corrections order={order} steps={steps} />
          </div>
        </div>
        <div className={styles.column}>
          <MessageToBuyer order={order} />
          <OrderActivity order={order} />
        </div>
      </div>
      <OrderDock order={order} neighbours={neighbours} />
      <PackingSlip order={order} />
    </>
  )
}

/** The number, the buyer and the total of the order. */
function OrderHead({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <div className={styles.head}>
      <p className={styles.number}>
        <strong>{t('orders.page.number', { number: order.number })}</strong>
        <span>{formatDateTime(order.createdAt, language)}</span>
      </p>
      <h1>{order.customer.nombre || t('orders.details.unnamed')}</h1>
      <p className={styles.total}>
        {formatMoney(order.totalCents, language)} <span>{t(`orders.money.${moneyOf(order)}`)}</span>
      </p>
    </div>
  )
}
