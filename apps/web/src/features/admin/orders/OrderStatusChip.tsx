import type { OrderStatus } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  pending: 'waiting',
  paid: 'waiting',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** Where an order stands, in words. */
export function OrderStatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('admin')
  return <Chip tone={tones[status]}>{t(`orders.statuses.${status}`)}</Chip>
}
