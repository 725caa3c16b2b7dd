import { emptyCart, type Cart } from '@storefront/domain'
import { createContext, useContext } from 'react'

import { useStore } from '../../shared/store.ts'
import type { CartStore } from './createCartStore.ts'

export const CartContext = createContext<CartStore | null>(null)

/** The visitor's cart as a store. Throws without a `CartContext` above. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (store === null) throw new Error('useCartStore() needs a CartContext above it')
  return store
}

interface VisitorsCart {
  readonly cart: Cart
  /** True until the cart has loaded. */
  readonly isLoading: boolean
  readonly dispatch: CartStore['dispatch']
}

/** The visitor's cart and `dispatch`, which changes it. On a prerendered page the cart is empty and loading. */
export function useCart(): VisitorsCart {
  const store = useCartStore()
  return {
    cart: useStore(store, emptyCart),
    isLoading: useStore(store.isLoading, true),
    dispatch: store.dispatch,
  }
}
