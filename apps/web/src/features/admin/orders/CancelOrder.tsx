import { canTakeStep, moneyOf, type Order } from '@storefront/domain'
import { Button, ConfirmDialog } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './AdminOrder.module.css'
import type { OrderSteps } from './useOrderSteps.ts'

interface CancelOrderProps {
  readonly order: Order
  readonly steps: OrderSteps
}

/** The button that cancels an order. It asks first, because the bottles may be sold to somebody else at once. */
export function CancelOrder({ order, steps }: CancelOrderProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  if (!canTakeStep(order, 'cancelled', 'admin') && !isConfirming) return null
  const isPaid = moneyOf(order) === 'received'
  return (
    <>
      <Button variant="quiet" className={styles.cancel} onClick={() => setConfirming(true)}>
        {t('orders.steps.cancelled')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('orders.cancel.title')}
        closeLabel={t('close')}
        cancelLabel={t('back')}
        confirmLabel={t('orders.steps.cancelled')}
        busy={steps.isBusy}
        onConfirm={() => void steps.take('cancelled').then(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        <p>
          {t(isPaid ? 'orders.cancel.paid' : 'orders.cancel.text', {
            number: order.number,
            total: formatMoney(order.totalCents, language),
          })}
        </p>
      </ConfirmDialog>
    </>
  )
}
