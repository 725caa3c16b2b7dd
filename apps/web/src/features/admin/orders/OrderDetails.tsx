import {
  canReceivePayment,
  err,
  type LaterStatus,
  nextStatuses,
  ok,
  type Order,
  orderStatuses,
  type OrderStatus,
  statusTime,
} from '@storefront/domain'
import { Button, ConfirmDialog, Dialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { formatDateTime, formatMoney } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productQueries } from '../../catalog/queries.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { OrderCustomer, OrderLines, OrderPayment } from './OrderContents.tsx'
import styles from './OrderDetails.module.css'
import { orderQueries } from './orderQueries.ts'
import { OrderStatusChip } from './OrdersTable.tsx'
import { PackingSlip } from './PackingSlip.tsx'

/** What an admin does with an order: gives it another status, or notes that its money is there. */
type Step = LaterStatus | 'received'

/** Every order begins as pending: no transition leads there. */
const isLater = (status: OrderStatus): status is LaterStatus => status !== 'pending'

interface OrderDetailsProps {
  /** As it stood when it was opened. */
  readonly order: Order
  readonly onClose: () => void
}

/** All of an order, and its next statuses. */
export function OrderDetails({ order: opened, onClose }: OrderDetailsProps) {
  const { t } = useTranslation('admin')
  const [order, setOrder] = useState(opened)
  const [asked, setAsked] = useState<Step | null>(null)
  const { state, run } = useOrderTransition(order.id, setOrder)
  const next = nextStatuses(order, 'admin').filter(isLater)

  async function confirm(to: Step): Promise<void> {
    await run(to)
    setAsked(null)
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={
          <>
            {t('orders.details.title')} <span className={styles.number}>{order.id}</span>
          </>
        }
        closeLabel={t('close')}
      >
        <div className={styles.state}>
          <OrderStatusChip status={order.status} />
          <StepTimes order={order} />
        </div>
        <ActionResult
          state={state}
          done={(step) =>
            step === 'received'
              ? t('orders.transitions.receivedDone', { number: order.id })
              : t('orders.transitions.done', {
                  number: order.id,
                  status: t(`orders.statuses.${order.status}`),
                })
          }
          refused={(code) => t(`orders.transitions.${code}`)}
          failed={t('orders.transitions.failed')}
        />
        <OrderLines order={order} />
        <OrderPayment
          order={order}
          onReceived={canReceivePayment(order) ? () => setAsked('received') : null}
        />
        <OrderCustomer order={order} />
        <div className={styles.steps} role="group" aria-label={t('orders.transitions.label')}>
          {next.length === 0 && <p>{t('orders.transitions.none')}</p>}
          {next.map((to) => (
            <Button
              key={to}
              variant={to === 'cancelled' ? 'secondary' : 'primary'}
              onClick={() => setAsked(to)}
            >
              {t(`orders.transitions.${to}`)}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => window.print()}>
            {t('orders.slip.print')}
          </Button>
        </div>
      </Dialog>
      <PackingSlip order={order} />
      {asked !== null && (
        <ConfirmTransition
          order={order}
          to={asked}
          isBusy={state.status === 'busy'}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** When the order was placed and took each status since, as far as that was noted. */
function StepTimes({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const on = (time: number) => ({ date: formatDateTime(time, language) })
  return (
    <ol>
      <li>{t('orders.details.placed', on(order.createdAt))}</li>
      {orderStatuses.filter(isLater).map((status) => {
        const time = statusTime(order, status)
        return time !== null && <li key={status}>{t(`orders.reached.${status}`, on(time))}</li>
      })}
    </ol>
  )
}

/** Takes an order a step on, and tells how it stands afterwards, also when it was refused. */
function useOrderTransition(id: string, onChange: (order: Order) => void) {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction('An order could not be moved', async (to: Step) => {
    try {
      const { orders } = await loadBackend()
      const moved = await (to === 'received' ? orders.receivePayment(id) : orders.move(id, to))
      const order = await orders.find(id)
      if (order !== null) onChange(order)
      return moved.ok ? ok(to) : err(moved.error)
    } finally {
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      // A cancelled order gives its bottles back.
      void queries.invalidateQueries({ queryKey: productQueries.all(loadBackend).queryKey })
    }
  })
}

interface ConfirmTransitionProps {
  readonly order: Order
  readonly to: Step
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a status changes: customers see it, and there is no way back. */
function ConfirmTransition({ order, to, isBusy, onConfirm, onClose }: ConfirmTransitionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { nombre } = order.customer
  return (
    <ConfirmDialog
      open
      title={t(`orders.confirm.${to}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`orders.transitions.${to}`)}
      busy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {t(`orders.confirm.${to}.text`, {
          number: order.id,
          total: formatMoney(order.totalCents, language),
          nombre: nombre === '' ? t('orders.details.unnamed') : nombre,
        })}
      </p>
    </ConfirmDialog>
  )
}
