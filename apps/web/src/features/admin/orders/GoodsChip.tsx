import { goodsOf, type Goods, type Order } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  new: 'attention',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'muted',
} as const satisfies Record<Goods, ChipProps['tone']>

/** The state of an order's goods. */
export function GoodsChip({ order }: { readonly order: Pick<Order, 'status'> }) {
  const { t } = useTranslation('admin')
  const goods = goodsOf(order)
  return <Chip tone={tones[goods]}>{t(`orders.goods.${goods}`)}</Chip>
}
