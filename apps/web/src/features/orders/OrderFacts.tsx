import {
  type Cents,
  type Customer,
  ivaContained,
  ivaPercent,
  type Order,
  type OrderStatus,
  type OrderTotals,
} from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../shared/i18n/format.ts'
import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderFacts.module.css'

const tones = {
  pending: 'waiting',
  paid: 'neutral',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** Where an order stands, in a word. */
export function OrderStatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
}

/** What an order comes to: subtotal, shipping, total, and the IVA contained. */
export function TotalsList({ totals }: { readonly totals: OrderTotals }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { subtotalCents, shippingCents, totalCents } = totals
  const money = (cents: Cents) => formatMoney(cents, language)
  return (
    <div className={styles.totals}>
      <dl className={styles.list}>
        <div>
          <dt>{t('totals.subtotal')}</dt>
          <dd>{money(subtotalCents)}</dd>
        </div>
        <div>
          <dt>{t('totals.shipping')}</dt>
          <dd>{shippingCents === 0 ? t('totals.free') : money(shippingCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('totals.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
      </dl>
      <p className={styles.iva}>
        {t('totals.iva', { amount: money(ivaContained(totalCents)), percent: ivaPercent })}
      </p>
    </div>
  )
}

/** How an order is paid, and whether it is; nothing of an order of before this was noted. */
export function PaymentFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { paymentMethod, paymentReceivedAt, status } = order
  if (paymentMethod === null && paymentReceivedAt === null) return null
  return (
    <dl className={styles.fields}>
      <div>
        <dt>{t('payment.title')}</dt>
        {paymentMethod !== null && <dd>{t(`payment.${paymentMethod}`)}</dd>}
        {paymentReceivedAt !== null && (
          <dd>{t('payment.received', { date: formatDate(paymentReceivedAt, language) })}</dd>
        )}
        {paymentReceivedAt === null && status !== 'cancelled' && <dd>{t('payment.waiting')}</dd>}
      </div>
    </dl>
  )
}

const customerFields = ['nombre', 'cedula', 'email', 'telefono', 'direccion'] as const

/** Whom and where an order is shipped to; what is missing says so. */
export function CustomerFields({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('account')
  return (
    <dl className={styles.fields}>
      {customerFields.map((field) => (
        <div key={field} data-field={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd data-empty={customer[field] === ''}>{customer[field] || t('profile.empty')}</dd>
        </div>
      ))}
    </dl>
  )
}
