import { goodsOf, type Order, type OrderStatus } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { isTransferDue } from './takeSteps.ts'

const tones = {
  pending: 'attention',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'muted',
  returned: 'muted',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** The state of an order's goods; of bottles that wait for a transfer, that it is to be paid. */
export function GoodsChip({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const { status } = order
  const state = waitsForTransfer(order) ? 'due' : status
  return <Chip tone={tones[status]}>{t(`orders.states.${state}`, wayContext(order))}</Chip>
}

/** Whether the bottles stay at the shop until a transfer comes. */
export const waitsForTransfer = (order: Order): boolean =>
  goodsOf(order) === 'atShop' && isTransferDue(order)
