import { canChangeStatus, err, ok, type Order } from '@storefront/domain'
import { Button, Dialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { ConfirmOrderAction, OrderActions, type OrderAction } from './OrderActions.tsx'
import { OrderCustomer, OrderLines } from './OrderContents.tsx'
import styles from './OrderDetails.module.css'
import { OrderPayment, OrderSteps } from './OrderProgress.tsx'
import { orderQueries } from './orderQueries.ts'
import { PackingSlip } from './PackingSlip.tsx'

interface OrderDetailsProps {
  /** The order when the dialog opens. */
  readonly order: Order
  readonly onClose: () => void
}

/** The dialog of an order: actions, status, payment, lines and customer. */
export function OrderDetails({ order: opened, onClose }: OrderDetailsProps) {
  const { t } = useTranslation('admin')
  const [order, setOrder] = useState(opened)
  const [action, setAction] = useState<OrderAction>('received')
  const [isConfirming, setConfirming] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const { state, run, reset } = useOrderAction(order.id, setOrder)

  function select(selected: OrderAction): void {
    reset()
    setAction(selected)
    setConfirming(true)
  }

  async function confirm(): Promise<void> {
    await run(action)
    setConfirming(false)
  }

  function close(): void {
    setConfirming(false)
    // The button that would get the focus has been replaced by the next one.
    if (state.status !== 'idle') actions.current?.focus()
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        className={styles.details}
        title={
          <>
            {t('orders.details.title')} <span className={styles.number}>{order.number}</span>
          </>
        }
        closeLabel={t('close')}
      >
        <OrderActions ref={actions} order={order} onSelect={select} />
        <ActionResult
          state={state}
          done={(completed) =>
            completed === 'received'
              ? t('orders.transitions.receivedDone', { number: order.number })
              : t('orders.transitions.done', {
                  number: order.number,
                  status: t(`orders.statuses.${order.status}`),
                })
          }
          refused={(code) => t(`orders.transitions.${code}`)}
          errorMessage={t('orders.transitions.failed')}
        />
        <div className={styles.parts}>
          <div className={styles.standing}>
            <OrderSteps order={order} />
            <OrderPayment order={order} />
          </div>
          <div className={styles.contents}>
            <OrderLines order={order} />
            <OrderCustomer order={order} />
          </div>
        </div>
        <div className={styles.foot}>
          {order.status !== 'cancelled' && (
            <Button variant="quiet" onClick={() => window.print()}>
              {t('orders.slip.print')}
            </Button>
          )}
          {canChangeStatus(order, 'cancelled', 'admin') && (
            <Button variant="quiet" className={styles.cancel} onClick={() => select('cancelled')}>
              {t('orders.transitions.cancelled')}
            </Button>
          )}
        </div>
      </Dialog>
      <PackingSlip order={order} />
      <ConfirmOrderAction
        order={order}
        action={action}
        isOpen={isConfirming}
        isBusy={state.status === 'busy'}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  )
}

/** Performs an action on an order, then reloads the order, even if the action was refused. */
function useOrderAction(id: string, onChange: (order: Order) => void) {
  const services = useServices()
  const queries = useQueryClient()
  return useAction('An order could not be moved', async (action: OrderAction) => {
    try {
      const { orders } = await services.loadBackend()
      const outcome = await (action === 'received'
        ? orders.recordPayment(id)
        : orders.changeStatus(id, action))
      const order = await orders.find(id)
      if (order !== null) onChange(order)
      return outcome.ok ? ok(action) : err(outcome.error)
    } finally {
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      // Cancelling returns bottles to the stock.
      void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    }
  })
}
