import {
  assertNever,
  goodsOf,
  moneyOf,
  type BankAccount,
  type DeliveryDays,
  type Order,
  type OutageCode,
  type ShopSettings,
} from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { CashInstructions } from './CashInstructions.tsx'
import { TransferInstructions } from './TransferInstructions.tsx'

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
 * How to pay for an order whose money is due: by a transfer, or in cash on delivery. Renders nothing for
 * other orders, for a transfer while the shop has no account, and for cash that was not collected.
 */
export function PaymentInstructions({ order, shop }: PaymentInstructionsProps) {
  const { t } = useTranslation('orders')
  const { settings, bankAccount, outage, retry } = shop
  const { paymentMethod } = order
  if (paymentMethod === null || moneyOf(order) !== 'due') return null
  switch (paymentMethod) {
    case 'onDelivery':
      return (
        goodsOf(order) !== 'delivered' && <CashInstructions order={order} settings={settings} />
      )
    case 'transfer':
      if (bankAccount === undefined) {
        return (
          outage !== null && (
            <OutageBanner errorMessage={t('pay.failed')} outage={outage} onRetry={retry} />
          )
        )
      }
      return (
        bankAccount !== null && (
          <TransferInstructions order={order} account={bankAccount} settings={settings} />
        )
      )
    default:
      return assertNever(paymentMethod)
  }
}

interface DeliveryTimeProps {
  readonly order: Order
  readonly settings: ShopSettings | null
}

/** How long delivery takes, for an order that has not been shipped; renders nothing until the settings load. */
export function DeliveryTime({ order, settings }: DeliveryTimeProps) {
  if (settings === null || goodsOf(order) !== 'new') return null
  return <ArrivalTime days={settings.deliveryDays} />
}

/** How long delivery takes, or that the shop will write about it. */
export function ArrivalTime({ days }: { readonly days: DeliveryDays | null }) {
  const { t } = useTranslation('orders')
  if (days === null) return <p>{t('arrival.later')}</p>
  const { from, to } = days
  return <p>{from === to ? t('arrival.days', { count: to }) : t('arrival.range', { from, to })}</p>
}
