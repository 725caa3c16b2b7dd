import { nextStatuses, type Order, type OrderStatus } from '@storefront/domain'
import { Button, Dialog } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ConfirmMove, type MovedStatus } from './ConfirmMove.tsx'
import { MoveResult } from './MoveResult.tsx'
import { OrderCustomer } from './OrderCustomer.tsx'
import styles from './OrderDetails.module.css'
import { OrderLines } from './OrderLines.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { useMoveOrder } from './useMoveOrder.ts'

interface OrderDetailsProps {
  /** As it stood when it was opened. */
  readonly order: Order
  readonly onClose: () => void
}

/** All of an order, and its next steps. */
export function OrderDetails({ order: opened, onClose }: OrderDetailsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [order, setOrder] = useState(opened)
  const [asked, setAsked] = useState<MovedStatus | null>(null)
  const { run, isBusy, outcome } = useMoveOrder(order.id, setOrder)
  const steps = nextStatuses(order.status, 'admin').filter(isMoved)

  async function confirm(to: MovedStatus): Promise<void> {
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
        <MoveResult order={order} outcome={outcome} />
        <OrderLines order={order} />
        <OrderCustomer order={order} />
        <div className={styles.steps} role="group" aria-label={t('orders.moves.label')}>
          {steps.length === 0 && <p>{t('orders.moves.none')}</p>}
          {steps.map((to) => (
            <Button
              key={to}
              variant={to === 'cancelled' ? 'secondary' : 'primary'}
              onClick={() => setAsked(to)}
            >
              {t(`orders.moves.${to}`)}
            </Button>
          ))}
        </div>
      </Dialog>
      {asked !== null && (
        <ConfirmMove
          order={order}
          to={asked}
          isMoving={isBusy}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** Every order begins as pending: no step leads there. */
const isMoved = (status: OrderStatus): status is MovedStatus => status !== 'pending'
