import { type Cart, cartTotals } from '@storefront/domain'

import type { ReadableStore } from '../../shared/store.ts'
import { badgeText } from './badgeText.ts'

/** Keeps `--cart-count`, from which the navbar draws its badge, in step with the cart. */
export function showCartCount(cart: ReadableStore<Cart>, root: HTMLElement): void {
  // An empty value takes the property away.
  const show = () => root.style.setProperty('--cart-count', badgeText(cartTotals(cart.get()).count))

  // At once: the boot script counts what is stored, also what the cart then drops.
  show()
  cart.subscribe(show)
}
