import { emptyCart, type Cart } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'

import { useIsHydrating } from '../../../shared/hydration.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useStore } from '../../../shared/store.ts'
import type { CartStore } from './createCart.ts'

interface VisitorsCart extends Pick<CartStore, 'add' | 'onOrderPlaced'> {
  readonly cart: Cart
  /** True until the cart has loaded. */
  readonly isLoading: boolean
  /** Sets the quantity of a line, at the line's own price: the shown one is of today. 0 removes it. */
  readonly setQuantity: (id: string, quantity: number) => void
}

/** The visitor's cart, which is loaded for a user, and its changes. On a prerendered page it is empty and loading. */
export function useCart(): VisitorsCart {
  const store = useServices().cart
  const cart = useStore(store, emptyCart)
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.account.uid : null
  // The store has its result, with the changes that are not saved yet.
  const { data } = useQuery({
    ...store.query(uid ?? ''),
    ...(uid === null && { enabled: false }),
  })
  return {
    cart,
    isLoading:
      useIsHydrating() || session.status === 'checking' || (uid !== null && data === undefined),
    setQuantity(id, quantity) {
      const line = cart.find((stored) => stored.id === id)
      if (line !== undefined) store.setLine({ ...line, quantity })
    },
    add: store.add,
    onOrderPlaced: store.onOrderPlaced,
  }
}
