import {
  moneyOf,
  netCentsOf,
  personFields,
  placeTextOf,
  trackingLink,
  type Order,
} from '@storefront/domain'
import { formatDate, formatMoney, wayContext } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderFacts.module.css'
import { customerInputs } from './peopleInputs.ts'

/** Who buys and receives an order and the address, as on the parcel; or where it is picked up. The address comes last. */
export function CustomerFields({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['account', 'orders'])
  const { customer, receiver, pickupAddress } = order
  const facts = [
    ...personFields.map((field) => ({
      field,
      label:
        field === 'nombre' && receiver !== null
          ? t('orders:order.buyer')
          : t(customerInputs[field].label),
      text: customer[field],
    })),
    ...(receiver === null
      ? []
      : [
          { field: 'receiver', label: t('orders:order.receiver'), text: receiver.nombre },
          {
            field: 'receiverPhone',
            label: t('orders:order.receiverPhone'),
            text: receiver.telefono,
          },
        ]),
    {
      field: 'direccion',
      label: t(pickupAddress === '' ? 'fields.direccion' : 'orders:order.pickupAt'),
      text: placeTextOf(order),
    },
  ]
  return (
    <dl className={styles.fields}>
      {facts
        .filter(({ text }) => text !== '')
        .map(({ field, label, text }) => (
          <div key={field} data-field={field}>
            <dt>{label}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Who brings the order, its number there, and the carrier's page for it. Renders nothing without it. */
export function FollowParcel({ order: { tracking } }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  if (tracking === null) return null
  const link = trackingLink(tracking)
  return (
    <dl className={styles.fields}>
      <div>
        <dt>{t('tracking.title')}</dt>
        <dd>{tracking.carrier}</dd>
        {tracking.number !== '' && <dd>{t('tracking.number', { number: tracking.number })}</dd>}
        {link !== null && (
          <dd>
            <a href={link} target="_blank" rel="noreferrer">
              {t('tracking.follow')}
            </a>
          </dd>
        )}
      </div>
    </dl>
  )
}

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
