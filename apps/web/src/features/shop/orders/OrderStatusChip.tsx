import {
  goodsOf,
  recipientOf,
  standingCents,
  standingOf,
  type Order,
  type Standing,
} from '@storefront/domain'
import { formatMoney, wayContext } from '@storefront/i18n'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'

const tones = {
  'pending.due': 'attention',
  'pending.cash': 'neutral',
  'pending.received': 'neutral',
  'shipped.due': 'attention',
  'shipped.cash': 'neutral',
  'shipped.received': 'neutral',
  'delivered.due': 'attention',
  'delivered.received': 'success',
  'closed.toRefund': 'attention',
  'closed.refunded': 'muted',
  'closed.none': 'muted',
} as const satisfies Record<Standing, ChipProps['tone']>

/** Where an order stands, in the words for its buyer. */
export function OrderStatusChip({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const standing = standingOf(order)
  // It waits for its buyer, who has to come.
  const isReady = goodsOf(order) === 'onItsWay' && order.pickupAddress !== ''
  return (
    <Chip tone={isReady ? 'attention' : tones[standing]}>
      {t(`status.${standing}`, wayContext(order))}
    </Chip>
  )
}

/** Says in a sentence where an order stands: what happens next, and who has to act. */
export function useStanding(order: Order): string {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return t(`standing.${standingOf(order)}`, {
    ...wayContext(order),
    total: formatMoney(standingCents(order), language),
    address: order.pickupAddress,
    receiver: recipientOf(order).nombre,
  })
}
