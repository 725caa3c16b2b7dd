import { type Cart, emptyCart } from '@storefront/domain'

import { useServices } from '../../composition/ServicesProvider.tsx'
import { useStore } from '../../store/useStore.ts'
import type { CartStore } from './CartStore.ts'

interface VisitorsCart {
  readonly cart: Cart
  /** True until it is known what is in the cart. */
  readonly isLoading: boolean
  readonly act: CartStore['act']
}

/** The visitor's cart and what can be done with it; what is in it no prerendered page knows. */
export function useCart(): VisitorsCart {
  const store = useServices().cart
  return {
    cart: useStore(store, emptyCart),
    isLoading: useStore(store.isLoading, true),
    act: store.act,
  }
}
