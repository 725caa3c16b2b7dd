import { type Cart, cartTotals } from '@storefront/domain'

import type { ReadableStore } from '../../shared/store.ts'

/** The most bottles that the badge spells out. */
const most = 99

/**
 * The navbar's badge as value of `--cart-count`, quoted for CSS; empty when there is nothing to show.
 * The boot script inlines it into each page.
 */
export function badgeText(bottles: number): string {
  if (bottles === 0) return ''
  return `"${bottles > most ? `${most}+` : bottles}"`
}

/** Keeps `--cart-count`, from which the navbar draws its badge, in step with the cart. */
export function showCartCount(cart: ReadableStore<Cart>, root: HTMLElement): void {
  // An empty value takes the property away.
  const show = () => root.style.setProperty('--cart-count', badgeText(cartTotals(cart.get()).count))

  // At once: the boot script counts what is stored, also what the cart then drops.
  show()
  cart.subscribe(show)
}
