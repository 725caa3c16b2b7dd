import { emptyCart, toCartLine, type CartLine, type Product } from '@storefront/domain'
import { startTransition, useState } from 'react'

import type { PublicQueryState } from '../../../shared/query/publicQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { useDeferredStore } from '../../../shared/store.ts'
import { useSettings } from '../../../shared/useSettings.ts'
import { useProducts } from '../catalog/useProducts.ts'
import { limitOf, type CartRoom } from './bottleLimit.ts'

/** Today's products, and a way to put one into the cart. */
export interface Shop
  extends Pick<PublicQueryState<readonly Product[]>, 'outage' | 'retry'>, CartRoom {
  /** Null until they are loaded. */
  readonly products: readonly Product[] | null
  /** Whether they are the printed ones because today's could not be loaded. */
  readonly isPrinted: boolean
  readonly add: (product: Product, quantity: number) => void
  /** The cart line that `add` changed last, with its quantity after that. */
  readonly added: CartLine | null
}

/**
 * The shop's products and the visitor's cart. The cart changes a moment after the navbar's count,
 * so that the page answers the press of a button at once.
 */
export function useShop(): Shop {
  const query = useProducts()
  const { data: products, outage, retry } = query
  const maxPerOrder = useSettings().data?.maxBottlesPerOrder ?? null
  const store = useServices().cart
  const cart = useDeferredStore(store, emptyCart)
  const [added, setAdded] = useState<CartLine | null>(null)
  return {
    products,
    outage,
    // Read in an outage only: otherwise an answer that changes nothing would render the page.
    isPrinted: outage !== null && query.isPrinted,
    retry,
    add(product, quantity) {
      // Reads the store: the rendered cart may lack the bottles of the previous press.
      const left = limitOf({ cart: store.get(), maxPerOrder }, product)?.left ?? quantity
      if (left === 0) return
      const line = store.add(toCartLine(product, Math.min(quantity, left)))
      if (line.ok) startTransition(() => setAdded(line.value))
    },
    added,
    cart,
    maxPerOrder,
  }
}
