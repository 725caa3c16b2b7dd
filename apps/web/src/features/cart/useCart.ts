import { type Cart, emptyCart } from '@storefront/domain'

import { useServices } from '../../composition/ServicesProvider.tsx'
import { useStore } from '../../store/useStore.ts'
import type { CartStore } from './createCartStore.ts'

/** The visitor's cart and what can be done with it; pages are prerendered with an empty one. */
export function useCart(): { readonly cart: Cart; readonly act: CartStore['act'] } {
  const store = useServices().cart
  return { cart: useStore(store, emptyCart), act: store.act }
}
