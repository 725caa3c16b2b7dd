import { type Order, type OrderStatus, statusTime } from '@storefront/domain'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import styles from './OrderDetails.module.css'
import { OrderStatusChip, PaymentChip } from './OrdersTable.tsx'

const wayOn = ['pending', 'paid', 'shipped', 'delivered'] as const

/** The steps of an order: those it has taken, and those before it; a cancelled one has no more. */
function stepsOf(order: Order): readonly OrderStatus[] {
  if (order.status !== 'cancelled') return wayOn
  return [...wayOn.filter((status) => statusTime(order, status) !== null), 'cancelled']
}

/** Where the bottles are: each step with its time, as far as it was noted. */
export function OrderSteps({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const steps = stepsOf(order)
  const here = steps.indexOf(order.status)
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h3 id="steps">
        {t('orders.status')} <OrderStatusChip status={order.status} />
      </h3>
      <ol role="list" className={styles.steps}>
        {steps.map((status, index) => {
          const time = statusTime(order, status)
          return (
            <li
              key={status}
              data-taken={index <= here}
              aria-current={index === here ? 'step' : undefined}
            >
              <span>{t(`orders.steps.${status}`)}</span>{' '}
              {time !== null && <time>{formatDateTime(time, language)}</time>}
              {time === null && index <= here && t('orders.steps.unknown')}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** How the order is paid, and since when the money is there: apart from where the bottles are. */
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
