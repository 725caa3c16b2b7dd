import { type Cart, emptyCart } from '@storefront/domain'
import { createContext, useContext } from 'react'

import { useStore } from '../../shared/store.ts'
import type { CartStore } from './createCartStore.ts'

export const CartContext = createContext<CartStore | null>(null)

/** The visitor's cart as a store. Throws outside of its context. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (store === null) throw new Error('useCartStore() needs a CartContext above it')
  return store
}

interface VisitorsCart {
  readonly cart: Cart
  /** True until it is known what is in the cart. */
  readonly isLoading: boolean
  readonly dispatch: CartStore['dispatch']
}

/** The visitor's cart and what can be done with it; what is in it no prerendered page knows. */
export function useCart(): VisitorsCart {
  const store = useCartStore()
  return {
    cart: useStore(store, emptyCart),
    isLoading: useStore(store.isLoading, true),
    dispatch: store.dispatch,
  }
}
