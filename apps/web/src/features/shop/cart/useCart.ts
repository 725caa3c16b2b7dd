import { emptyCart, type Cart } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

import { useSession } from '../../../shared/session/useSession.ts'
import { useStore } from '../../../shared/store.ts'
import type { CartStore } from './createCart.ts'

export const CartContext = createContext<CartStore | null>(null)

/** The visitor's cart as a store. Throws without a `CartContext` above. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (store === null) throw new Error('useCartStore() needs a CartContext above it')
  return store
}

interface VisitorsCart extends Pick<CartStore, 'setLine' | 'add' | 'onOrderPlaced'> {
  readonly cart: Cart
  /** True until the cart has loaded. */
  readonly isLoading: boolean
}

/** The visitor's cart, which is loaded for a user, and its changes. On a prerendered page it is empty and loading. */
export function useCart(): VisitorsCart {
  const store = useCartStore()
  const { setLine, add, onOrderPlaced } = store
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.account.uid : null
  useQuery({
    ...store.query(uid ?? ''),
    ...(uid === null && { enabled: false }),
    // The store has the result, with the changes that are not saved yet.
    notifyOnChangeProps: [],
  })
  return {
    cart: useStore(store, emptyCart),
    isLoading: useStore(store.isLoading, true),
    setLine,
    add,
    onOrderPlaced,
  }
}
