import { cartTotals, maxCartLines } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { PricedCart } from './usePricedCart.ts'

/** Warns of a full cart or order as soon as it is full, before the next product is refused; inside of a `role="status"`. */
export function CartLimitBanner({ lines, settings }: Pick<PricedCart, 'lines' | 'settings'>) {
  const { t } = useTranslation('cart')
  const bottles = cartTotals(lines).count
  const most = settings?.maxBottlesPerOrder ?? Infinity
  if (bottles >= most) {
    return (
      <Banner role="none" tone={bottles > most ? 'warning' : 'info'}>
        {bottles > most
          ? t('limits.tooManyBottles', { most, count: bottles })
          : t('limits.bottlesFull', { most })}
      </Banner>
    )
  }
  if (lines.length < maxCartLines) return null
  return <Banner role="none">{t('limits.cartFull', { count: maxCartLines })}</Banner>
}
