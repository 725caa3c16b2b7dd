import { err, nextStatuses, ok, type Order, type OrderStatus } from '@storefront/domain'
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
import { OrderCustomer, OrderLines } from './OrderContents.tsx'
import styles from './OrderDetails.module.css'
import { orderQueries } from './orderQueries.ts'
import { OrderStatusChip } from './OrdersTable.tsx'

/** A status that a transition leads to. */
type NextStatus = Exclude<OrderStatus, 'pending'>

/** Every order begins as pending: no transition leads there. */
const isNext = (status: OrderStatus): status is NextStatus => status !== 'pending'

interface OrderDetailsProps {
  /** As it stood when it was opened. */
  readonly order: Order
  readonly onClose: () => void
}

/** All of an order, and its next statuses. */
export function OrderDetails({ order: opened, onClose }: OrderDetailsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [order, setOrder] = useState(opened)
  const [asked, setAsked] = useState<NextStatus | null>(null)
  const { state, run } = useOrderTransition(order.id, setOrder)
  const next = nextStatuses(order.status, 'admin').filter(isNext)

  async function confirm(to: NextStatus): Promise<void> {
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
          <p>{t('orders.details.placed', { date: formatDateTime(order.createdAt, language) })}</p>
          {order.updatedAt !== order.createdAt && (
            <p>
              {t('orders.details.updated', { date: formatDateTime(order.updatedAt, language) })}
            </p>
          )}
        </div>
        <ActionResult
          state={state}
          done={() =>
            t('orders.transitions.done', {
              number: order.id,
              status: t(`orders.statuses.${order.status}`),
            })
          }
          refused={(code) => t(`orders.transitions.${code}`)}
          failed={t('orders.transitions.failed')}
        />
        <OrderLines order={order} />
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
        </div>
      </Dialog>
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

/** Gives an order another status, and tells how it stands afterwards, also when it was refused. */
function useOrderTransition(id: string, onChange: (order: Order) => void) {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction('An order could not be moved', async (to: OrderStatus) => {
    try {
      const { orders } = await loadBackend()
      const moved = await orders.move(id, to)
      const order = await orders.find(id)
      if (order !== null) onChange(order)
      return moved.ok ? ok(undefined) : err(moved.error)
    } finally {
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      // A cancelled order gives its bottles back.
      void queries.invalidateQueries({ queryKey: productQueries.all(loadBackend).queryKey })
    }
  })
}

interface ConfirmTransitionProps {
  readonly order: Order
  readonly to: NextStatus
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
