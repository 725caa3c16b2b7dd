import { moneyOf, netCentsOf, type Order } from '@storefront/domain'
import { formatDate, formatMoney, wayContext } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderFacts.module.css'

/** How an order is paid, and whether it is. Renders nothing for one that was cancelled before anything was paid. */
export function PaymentFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { paymentMethod, paymentReceivedAt, receivedCents, refundedAt } = order
  const money = moneyOf(order)
  const isPart = money === 'due' && receivedCents > 0
  if (money === 'none') return null
  return (
    <dl className={styles.fields}>
      <div>
        <dt>{t('payment.title')}</dt>
        <dd>
          {paymentMethod === 'transfer'
            ? t('payment.transfer')
            : t('payment.cash', wayContext(order))}
        </dd>
        {paymentReceivedAt !== null && (
          <dd>
            {t(isPart ? 'payment.receivedPart' : 'payment.received', {
              total: formatMoney(receivedCents, language),
              date: formatDate(paymentReceivedAt, language),
            })}
          </dd>
        )}
        {money === 'due' && (
          <dd>
            {t(isPart ? 'payment.waitingPart' : 'payment.waiting', {
              total: formatMoney(order.dueCents, language),
            })}
          </dd>
        )}
        {money === 'toRefund' && <dd>{t('payment.toRefund')}</dd>}
        {refundedAt !== null && (
          <dd>
            {t(netCentsOf(order) === 0 ? 'payment.refunded' : 'payment.refundedPart', {
              date: formatDate(refundedAt, language),
            })}
          </dd>
        )}
      </div>
    </dl>
  )
}
