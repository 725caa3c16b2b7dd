import { type Cart, cartTotals } from '@storefront/domain'

import type { ReadableStore } from '../../store/createStore.ts'

/** The most that the badge spells out. */
const most = 99

/** Keeps `--cart-count`, from which the navbar draws its badge, in step with the cart. */
export function showCartCount(cart: ReadableStore<Cart>, root: HTMLElement): void {
  function show(): void {
    const { count } = cartTotals(cart.get())
    if (count === 0) root.style.removeProperty('--cart-count')
    else root.style.setProperty('--cart-count', `"${count > most ? `${most}+` : count}"`)
  }

  // At once: the boot script counts what is stored, also what the cart then drops.
  show()
  cart.subscribe(show)
}
