import { deliveryDaysTo, destinationOf, goodsOf, type DeliveryDays } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import type { OrderPartProps } from './visitorOrders.ts'

/**
 * How long delivery takes, for an order that has not been shipped; renders nothing until the settings load, and for an
 * order that is picked up.
 */
export function DeliveryTime({ order, settings }: OrderPartProps) {
  if (settings === null || goodsOf(order) !== 'atShop' || order.pickupAddress !== '') return null
  return <ArrivalTime days={deliveryDaysTo(destinationOf(order), settings)} />
}

/** How long delivery takes, or that the shop will write about it. */
export function ArrivalTime({ days }: { readonly days: DeliveryDays | null }) {
  const { t } = useTranslation('orders')
  if (days === null) return <p>{t('arrival.later')}</p>
  const { from, to } = days
  return <p>{from === to ? t('arrival.days', { count: to }) : t('arrival.range', { from, to })}</p>
}
