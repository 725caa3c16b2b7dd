import type { Order } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { standingOf, type OrderStanding } from './orderStanding.ts'

const tones = {
  transfer: 'attention',
  pending: 'neutral',
  paid: 'neutral',
  shipped: 'neutral',
  shippedToPay: 'neutral',
  delivered: 'success',
  deliveredToPay: 'attention',
  cancelled: 'muted',
  toRefund: 'attention',
  refunded: 'muted',
  pickupPending: 'neutral',
  pickupPaid: 'neutral',
  ready: 'attention',
  readyToPay: 'attention',
  pickedUp: 'success',
  pickedUpToPay: 'attention',
} as const satisfies Record<OrderStanding, ChipProps['tone']>

/** Where an order stands, in the words for its buyer. */
export function OrderStatusChip({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const standing = standingOf(order)
  return <Chip tone={tones[standing]}>{t(`status.${standing}`)}</Chip>
}
