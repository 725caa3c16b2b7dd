import { goodsOf, type Goods, type Order } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { orderWords } from './orderWords.ts'

const tones = {
  new: 'attention',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'muted',
  returned: 'muted',
} as const satisfies Record<Goods, ChipProps['tone']>

/** The state of an order's goods. */
export function GoodsChip({ order }: { readonly order: Pick<Order, 'status' | 'pickupAddress'> }) {
  const { t } = useTranslation('admin')
  const goods = goodsOf(order)
  return <Chip tone={tones[goods]}>{t(`${orderWords(order)}.states.${goods}`)}</Chip>
}
