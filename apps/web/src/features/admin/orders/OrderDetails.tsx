import { canMoveOrder, err, ok, type Order } from '@storefront/domain'
import { Button, Dialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { ConfirmTransition, NextSteps, type Step } from './OrderActs.tsx'
import { OrderCustomer, OrderLines } from './OrderContents.tsx'
import styles from './OrderDetails.module.css'
import { orderQueries } from './orderQueries.ts'
import { OrderPayment, OrderSteps } from './OrderStanding.tsx'
import { PackingSlip } from './PackingSlip.tsx'

interface OrderDetailsProps {
  /** As it stood when it was opened. */
  readonly order: Order
  readonly onClose: () => void
}

/** All of an order: what comes next, where it stands, what goes where. */
export function OrderDetails({ order: opened, onClose }: OrderDetailsProps) {
  const { t } = useTranslation('admin')
  const [order, setOrder] = useState(opened)
  const [asked, setAsked] = useState<Step>('received')
  const [isAsked, setIsAsked] = useState(false)
  const acts = useRef<HTMLDivElement>(null)
  const { state, run, reset } = useOrderTransition(order.id, setOrder)

  function ask(step: Step): void {
    reset()
    setAsked(step)
    setIsAsked(true)
  }

  async function confirm(): Promise<void> {
    await run(asked)
    setIsAsked(false)
  }

  function close(): void {
    setIsAsked(false)
    // The button that would get the focus back has made way for the next one.
    if (state.status !== 'idle') acts.current?.focus()
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        className={styles.details}
        title={
          <>
            {t('orders.details.title')} <span className={styles.number}>{order.id}</span>
          </>
        }
        closeLabel={t('close')}
      >
        <NextSteps ref={acts} order={order} onAsk={ask} />
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
          {canMoveOrder(order, 'cancelled', 'admin') && (
            <Button variant="quiet" className={styles.cancel} onClick={() => ask('cancelled')}>
              {t('orders.transitions.cancelled')}
            </Button>
          )}
        </div>
      </Dialog>
      <PackingSlip order={order} />
      <ConfirmTransition
        order={order}
        to={asked}
        isOpen={isAsked}
        isBusy={state.status === 'busy'}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  )
}

/** Takes an order a step on, and tells how it stands afterwards, also when it was refused. */
function useOrderTransition(id: string, onChange: (order: Order) => void) {
  const services = useServices()
  const queries = useQueryClient()
  return useAction('An order could not be moved', async (to: Step) => {
    try {
      const { orders } = await services.loadBackend()
      const moved = await (to === 'received' ? orders.receivePayment(id) : orders.move(id, to))
      const order = await orders.find(id)
      if (order !== null) onChange(order)
      return moved.ok ? ok(to) : err(moved.error)
    } finally {
      void queries.invalidateQueries({ queryKey: orderQueries.all })
      // A cancelled order gives its bottles back.
      void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    }
  })
}
