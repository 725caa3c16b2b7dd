import {
  deliveryDaysTo,
  destinationOf,
  goodsOf,
  moneyOf,
  type DeliveryDays,
  type Order,
  type ShopSettings,
} from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { CashInstructions } from './CashInstructions.tsx'
import { TransferInstructions } from './TransferInstructions.tsx'

interface PaymentInstructionsProps {
  readonly order: Order
  /** Null until they are loaded. */
  readonly settings: ShopSettings | null
}

/**
 * How to pay for an order whose money is due: by a transfer to the account that it carries, or in cash on delivery.
 * Renders nothing for other orders, and for cash that was not collected.
 */
export function PaymentInstructions({ order, settings }: PaymentInstructionsProps) {
  if (moneyOf(order) !== 'due') return null
  if (order.bankAccount !== null) {
    return <TransferInstructions order={order} account={order.bankAccount} settings={settings} />
  }
  return !goodsOf(order).hasArrived && <CashInstructions order={order} settings={settings} />
}

/**
 * How long delivery takes, for an order that has not been shipped; renders nothing until the settings load, and for an
 * order that is picked up.
 */
export function DeliveryTime({ order, settings }: PaymentInstructionsProps) {
  if (settings === null || !goodsOf(order).isAtShop || order.pickupAddress !== '') return null
  return <ArrivalTime days={deliveryDaysTo(destinationOf(order), settings)} />
}

/** How long delivery takes, or that the shop will write about it. */
export function ArrivalTime({ days }: { readonly days: DeliveryDays | null }) {
  const { t } = useTranslation('orders')
  if (days === null) return <p>{t('arrival.later')}</p>
  const { from, to } = days
  return <p>{from === to ? t('arrival.days', { count: to }) : t('arrival.range', { from, to })}</p>
}
