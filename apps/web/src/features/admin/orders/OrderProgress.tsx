import { statusTime, type Order, type OrderStatus } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderDetails.module.css'
import { AdminStatusChip, PaymentChip } from './OrdersTable.tsx'

const regularStatuses = ['pending', 'paid', 'shipped', 'delivered'] as const

/** The statuses of an order, past and future; a cancelled one has only the past ones and `cancelled`. */
function statusesOf(order: Order): readonly OrderStatus[] {
  if (order.status !== 'cancelled') return regularStatuses
  return [...regularStatuses.filter((status) => statusTime(order, status) !== null), 'cancelled']
}

/** The statuses of an order as steps, with the recorded times. */
export function OrderSteps({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const steps = statusesOf(order)
  const currentIndex = steps.indexOf(order.status)
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h3 id="steps">
        {t('orders.status')} <AdminStatusChip status={order.status} />
      </h3>
      <ol role="list" className={styles.steps}>
        {steps.map((status, index) => {
          const time = statusTime(order, status)
          return (
            <li
              key={status}
              data-taken={index <= currentIndex}
              aria-current={index === currentIndex ? 'step' : undefined}
            >
              <span>{t(`orders.steps.${status}`)}</span>{' '}
              {time !== null && <time>{formatDateTime(time, language)}</time>}
              {time === null && index <= currentIndex && t('orders.steps.unknown')}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The payment of an order: method, total and, if it was received, the time. */
export function OrderPayment({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { paymentMethod, paymentReceivedAt, totalCents } = order
  return (
    <section className={styles.part} aria-labelledby="payment">
      <h3 id="payment">
        {t('orders.payment.title')} <PaymentChip order={order} />
      </h3>
      <dl>
        <div>
          <dt>{t('orders.payment.method')}</dt>
          <dd>{t(`orders.payment.${paymentMethod ?? 'unknown'}`)}</dd>
        </div>
        <div>
          <dt>{t('orders.total')}</dt>
          <dd>{formatMoney(totalCents, language)}</dd>
        </div>
        {paymentReceivedAt !== null && (
          <div>
            <dt>{t('orders.payment.received')}</dt>
            <dd>{formatDateTime(paymentReceivedAt, language)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
