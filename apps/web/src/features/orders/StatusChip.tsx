import type { OrderStatus } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  pending: 'waiting',
  paid: 'neutral',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** Where an order stands, in a word. */
export function StatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
}
