import type { OrderStatus } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  pending: 'attention',
  paid: 'neutral',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'muted',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** An order's status, in the words for its buyer. */
export function OwnOrderStatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders')
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
}
