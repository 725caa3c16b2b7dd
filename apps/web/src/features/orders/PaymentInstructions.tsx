import type { BankAccount, DeliveryDays, Order, OutageCode, ShopSettings } from '@storefront/domain'
import { Frame } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { BankAccountFields } from './BankAccountFields.tsx'
import styles from './PaymentInstructions.module.css'

/** The shop's current settings, as far as they have loaded. */
export interface OrderShop {
  /** Null until they are loaded. */
  readonly settings: ShopSettings | null
  /** Null while the owner has set none; undefined until it is loaded. */
  readonly bankAccount: BankAccount | null | undefined
  readonly outage: OutageCode | null
  readonly retry: () => void
}

interface PaymentInstructionsProps {
  readonly order: Order
  readonly shop: OrderShop
}

/**
 * The bank account for a transfer that has not been received. Renders nothing for other payments, and where
 * the shop sends the account by e-mail.
 */
export function PaymentInstructions({
  order,
  shop: { bankAccount, outage, retry },
}: PaymentInstructionsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { paymentMethod, paymentReceivedAt, status } = order
  const isAwaited = paymentMethod === 'transfer' && paymentReceivedAt === null
  if (!isAwaited || status === 'cancelled') return null
  if (bankAccount === undefined) {
    return (
      outage !== null && (
        <OutageBanner errorMessage={t('pay.failed')} outage={outage} onRetry={retry} />
      )
    )
  }
  if (bankAccount === null) return null
  const amount = formatMoney(order.totalCents, language)
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <h2 id="pay">{t('pay.title')}</h2>
      <p>{t('pay.lead', { amount })}</p>
      <Frame className={styles.frame}>
        <BankAccountFields
          account={bankAccount}
          reference={order.number}
          amountCents={order.totalCents}
        />
      </Frame>
      <p>{t('pay.next')}</p>
    </section>
  )
}

interface DeliveryTimeProps {
  readonly order: Order
  readonly settings: ShopSettings | null
}

/** How long delivery takes, for an order that has not been shipped; renders nothing until the settings load. */
export function DeliveryTime({ order: { status }, settings }: DeliveryTimeProps) {
  if (settings === null || (status !== 'pending' && status !== 'paid')) return null
  return <ArrivalTime days={settings.deliveryDays} />
}

/** How long delivery takes, or that the shop will write about it. */
export function ArrivalTime({ days }: { readonly days: DeliveryDays | null }) {
  const { t } = useTranslation('orders')
  if (days === null) return <p>{t('arrival.later')}</p>
  const { from, to } = days
  return <p>{from === to ? t('arrival.days', { count: to }) : t('arrival.range', { from, to })}</p>
}
