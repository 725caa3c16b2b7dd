import { type Cart, emptyCart } from '@storefront/domain'
import { useState } from 'react'

import { useCart } from './useCart.ts'

/** Taking lines out of the cart, and putting those taken last back. */
export interface Removal {
  /** What was taken out last and can be put back. */
  readonly removed: Cart
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly undo: () => void
}

export function useRemoval(): Removal {
  const { cart, act } = useCart()
  const [removed, setRemoved] = useState(emptyCart)
  return {
    removed,
    remove(id) {
      setRemoved(cart.filter((line) => line.id === id))
      act({ type: 'remove', id })
    },
    clear() {
      setRemoved(cart)
      act({ type: 'clear' })
    },
    undo() {
      for (const line of removed) act({ type: 'add', line })
      setRemoved(emptyCart)
    },
  }
}
