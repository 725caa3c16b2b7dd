import { useTranslation } from 'react-i18next'

import { limitOf } from '../cart/bottleLimit.ts'
import type { Shop } from '../cart/useShop.ts'
import { mayBeBought, type Offer } from '../catalog/offer.ts'

/**
 * Says why no more bottles can be added to the cart.
 *
 * @param chosen bottles that are chosen on the page and not yet in the cart
 * @returns null while more than those can be added
 */
export function useLimitText(offer: Offer, shop: Shop, chosen = 0): string | null {
  const { t } = useTranslation('catalog')
  const limit = mayBeBought(offer) ? limitOf(shop, offer) : null
  if (limit === null || limit.left > chosen) return null
  const { by, max, left } = limit
  if (by === 'order') return t('quantity.mostPerOrder', { most: max })
  if (left === 0) return t('quantity.allInCart')
  return t(left === max ? 'quantity.left' : 'quantity.leftWithCart', { count: max })
}
