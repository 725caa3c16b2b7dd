import { moneyOf, type Order } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderFacts.module.css'

/** How an order is paid, and whether it is. */
export function PaymentFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { paymentMethod, paymentReceivedAt, refundedAt } = order
  const money = moneyOf(order)
  return (
    <dl className={styles.fields}>
      <div>
        <dt>{t('payment.title')}</dt>
        <dd>
          {t(
            paymentMethod === 'onDelivery' && order.pickupAddress !== ''
              ? 'payment.atPickup'
              : `payment.${paymentMethod}`,
          )}
        </dd>
        {paymentReceivedAt !== null && (
          <dd>{t('payment.received', { date: formatDate(paymentReceivedAt, language) })}</dd>
        )}
        {money === 'due' && <dd>{t('payment.waiting')}</dd>}
        {money === 'toRefund' && <dd>{t('payment.toRefund')}</dd>}
        {refundedAt !== null && (
          <dd>{t('payment.refunded', { date: formatDate(refundedAt, language) })}</dd>
        )}
      </div>
    </dl>
  )
}
