import type { Order, OrderStatus } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  pending: 'attention',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'muted',
  returned: 'muted',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** The state of an order's goods. */
export function GoodsChip({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const { status } = order
  return <Chip tone={tones[status]}>{t(`orders.states.${status}`, wayContext(order))}</Chip>
}
