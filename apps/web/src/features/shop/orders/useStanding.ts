import { recipientOf, standingCents, standingOf, type Order } from '@storefront/domain'
import { formatMoney, wayContext } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'

/** Returns a function that says in a sentence where an order stands: what happens next, and who has to act. */
export function useStanding(): (order: Order) => string {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (order) =>
    t(`standing.${standingOf(order)}`, {
      ...wayContext(order),
      total: formatMoney(standingCents(order), language),
      address: order.pickupAddress,
      receiver: recipientOf(order).nombre,
    })
}
