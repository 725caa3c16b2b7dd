import { emptyCart, type Cart } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useStore } from '../../../shared/store.ts'
import type { CartStore } from './createCart.ts'

interface VisitorsCart extends Pick<CartStore, 'setLine' | 'add' | 'onOrderPlaced'> {
  readonly cart: Cart
  /** True until the cart has loaded. */
  readonly isLoading: boolean
}

/** The visitor's cart, which is loaded for a user, and its changes. On a prerendered page it is empty and loading. */
export function useCart(): VisitorsCart {
  const store = useServices().cart
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
