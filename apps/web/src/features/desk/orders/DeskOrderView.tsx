import {
  canEdit,
  canTakeStep,
  checkTracking,
  finalSteps,
  moneyOf,
  netCentsOf,
  undoablePresses,
  type ButtonStep,
  type Order,
} from '@storefront/domain'
import { formatDateTime, formatMoney, wayContext } from '@storefront/i18n'
import { ArrowLeftIcon, Button, buttonAttributes, EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { backState } from '../../../shared/navigation/listPlace.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import styles from './DeskOrderView.module.css'
import { EditOrder } from './EditOrder.tsx'
import { useEntryWords } from './entryWords.ts'
import { MessageToBuyer, OrderDock } from './MessageToBuyer.tsx'
import { MoneyButtons } from './MoneyForm.tsx'
import { OrderActivity } from './OrderActivity.tsx'
import { OrderCustomer, OrderLines } from './OrderContents.tsx'
import { OrderInvoice } from './OrderInvoice.tsx'
import { orderQueries } from './orderQueries.ts'
import { OrderTracking, useTrackingForm } from './OrderTracking.tsx'
import { OrderTracks } from './OrderTracks.tsx'
import { PackingSlip } from './PackingSlip.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { buttonRequest, undoRequest } from './takeSteps.ts'
import { useSteps, type Steps } from './useSteps.tsx'

/** The page of one order. */
export function DeskOrderView({ id }: { readonly id: string }) {
  const { t } = useTranslation('desk')
  const order = useQuery(orderQueries.one(useBackend(), id))
  return (
    <div className={styles.order}>
      <WayBack />
      <QueryBoundary query={order} errorMessage={t('orders.failed')}>
        {(found) =>
          found === null ? (
            <EmptyState
              headingLevel={1}
              title={t('orders.notFound')}
              action={
                <LocalizedLink to="/dashboard/orders" {...buttonAttributes()}>
                  {t('orders.page.all')}
                </LocalizedLink>
              }
            >
              {t('orders.notFoundText')}
            </EmptyState>
          ) : (
            <LoadedOrder key={id} order={found} />
          )
        }
      </QueryBoundary>
    </div>
  )
}

/** The link back to the list from which the order was opened, at the place where it was left. */
function WayBack() {
  const { t } = useTranslation('desk')
  const location = useLocation()
  return (
    <nav className={styles.way} aria-label={t('orders.page.way')}>
      <LocalizedLink to={`/dashboard/orders${location.search}`} state={backState(location)}>
        <ArrowLeftIcon />
        {t('orders.page.all')}
      </LocalizedLink>
    </nav>
  )
}

function LoadedOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const tracks = useRef<HTMLElement>(null)
  const trackingForm = useRef<HTMLFormElement>(null)
  const [isEditing, setEditing] = useState(false)
  const steps = useSteps({
    // Undone, the shipment gives the number back to the form.
    onUndo({ request, taken }) {
      const tracking = request.name === 'shipped' ? taken[0]?.tracking : null
      if (tracking) form.restore(tracking)
    },
  })
  const form = useTrackingForm(order, steps)

  function take(step: ButtonStep): void {
    // It may have been typed before the order became a pick-up, which has none.
    const tracking = form.isChanged && order.pickupAddress === '' ? checkTracking(form.typed) : null
    if (step === 'shipped' && tracking?.ok === false && form.typed.number.trim() !== '') {
      // A number without its carrier: the form says so.
      trackingForm.current?.requestSubmit()
      return
    }
    steps.ask(
      buttonRequest(step, [order], {
        tracking: step === 'shipped' && tracking?.ok ? tracking.value : null,
      }),
    )
    // The pressed button may be replaced by the next one.
    tracks.current?.focus()
  }

  return (
    <>
      <OrderHead order={order} />
      {isEditing && <EditOrder order={order} onClose={() => setEditing(false)} />}
      {/* Hidden, it keeps what was typed. */}
      <div className={styles.order} hidden={isEditing}>
        <OrderTracks ref={tracks} order={order} isBusy={steps.isBusy} onStep={take} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <div className={styles.pair}>
              <OrderCustomer
                order={order}
                actions={
                  <>
                    {canEdit(order) && (
                      <Button variant="quiet" onClick={() => setEditing(true)}>
                        {t('orders.desk.edit')}
                      </Button>
                    )}
                    {order.status !== 'cancelled' && (
                      <Button variant="quiet" onClick={() => window.print()}>
                        {t('orders.slip.print')}
                      </Button>
                    )}
                  </>
                }
              />
              {order.pickupAddress === '' && (
                <OrderTracking order={order} form={form} formRef={trackingForm} />
              )}
            </div>
            <OrderLines order={order} />
            <OtherSteps order={order} steps={steps} />
          </div>
          <div className={styles.column}>
            <MessageToBuyer order={order} />
            <OrderInvoice order={order} steps={steps} />
            <OrderActivity order={order} />
          </div>
        </div>
        <OrderDock order={order} />
        <StepQuestion steps={steps} />
      </div>
      <PackingSlip order={order} />
    </>
  )
}

/** The number, the buyer and the total of the order, and what is still to be received or refunded. */
function OrderHead({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['desk', 'orders'])
  const language = useLanguage()
  const money = moneyOf(order)
  const rest = order.dueCents + order.toRefundCents
  return (
    <div className={styles.head}>
      <p className={styles.number}>
        <strong>{t('orders:number', { number: order.number })}</strong>
        <span>{formatDateTime(order.createdAt, language)}</span>
      </p>
      <h1>{order.customer.nombre || t('orders.details.unnamed')}</h1>
      <p className={styles.total}>
        {formatMoney(order.totalCents, language)}{' '}
        <span>
          {rest > 0 && rest !== order.totalCents && `${formatMoney(rest, language)} `}
          {t(`orders.states.${money}`)}
        </span>
        {order.refundedCents > 0 && (
          <span>
            {t('orders.page.net', {
              refunded: formatMoney(order.refundedCents, language),
              net: formatMoney(netCentsOf(order), language),
            })}
          </span>
        )}
      </p>
    </div>
  )
}

interface OtherStepsProps {
  readonly order: Order
  readonly steps: Steps
}

/**
 * The steps beside the usual way: to cancel, to take a parcel back, to deliver without the cash, any amount of money, and
 * the undoing of each press that can be undone.
 */
function OtherSteps({ order, steps }: OtherStepsProps) {
  const { t } = useTranslation('desk')
  const { pressWords } = useEntryWords()
  const can = (step: ButtonStep) => canTakeStep(order, step)
  const possible: readonly ButtonStep[] = [
    ...finalSteps.filter(can),
    ...(can('deliveredAndPaid') ? (['delivered'] as const) : []),
  ]
  return (
    <div role="group" className={styles.last} aria-label={t('orders.page.others')}>
      {possible.map((step) => (
        <Button
          key={step}
          variant="quiet"
          className={step === 'delivered' ? undefined : styles.cancel}
          busy={steps.isBusy}
          onClick={() => steps.ask(buttonRequest(step, [order]))}
        >
          {t(
            step === 'delivered' ? 'orders.page.unpaid' : `orders.steps.${step}`,
            wayContext(order),
          )}
        </Button>
      ))}
      <MoneyButtons order={order} steps={steps} />
      {undoablePresses(order).map((press) => (
        <Button
          key={press}
          variant="quiet"
          busy={steps.isBusy}
          onClick={() => steps.ask(undoRequest([order], press))}
        >
          {t('orders.steps.undo', { what: pressWords(order, press) })}
        </Button>
      ))}
    </div>
  )
}
