import {
  buyableLines,
  cartTotals,
  type Cents,
  priceCart,
  type PricedLine,
  type ShopSettings,
} from '@storefront/domain'

import type { Known, KnownStore } from '../../shared/known.ts'
import { useServices } from '../../shared/services.tsx'
import { useStore } from '../../shared/store.ts'
import { useCart } from './useCart.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly subtotalCents: Cents
  /** True while there are no lines only because it is not yet known what is in the cart. */
  readonly isLoading: boolean
  /** True while today's prices could not be looked up: the lines show the stored ones. */
  readonly isOutdated: boolean
  /** The owner's switches; undefined as long as they are not known. */
  readonly settings: ShopSettings | undefined
}

/** The visitor's cart at today's prices. Until they are known, and without them, at the stored ones. */
export function usePricedCart(): PricedCart {
  const { cart, isLoading } = useCart()
  const { printedCatalogue, products: store, settings: settingsStore } = useServices()
  const products = useWatched(store, cart.length > 0)
  const settings = useWatched(settingsStore, cart.length > 0)
  // What the cart's lines were added at is newer than what was printed.
  const known = products.value === printedCatalogue?.products ? null : products.value
  const lines =
    known === null
      ? cart.map((line): PricedLine => ({
          ...line,
          availability: 'available',
          formerPriceCents: null,
          stock: null,
          // It does not change with the day.
          volumeMl: products.value?.find(({ id }) => id === line.id)?.volumeMl ?? null,
        }))
      : priceCart(cart, known)
  const { subtotalCents } = cartTotals(buyableLines(lines))
  return {
    lines,
    subtotalCents,
    isLoading: isLoading && lines.length === 0,
    isOutdated: products.outage !== null,
    settings: settings.value ?? undefined,
  }
}

/** What is known; looked up only while it is wanted. */
function useWatched<T>({ get, subscribe, watch }: KnownStore<T>, isWanted: boolean): Known<T> {
  return useStore({ get, subscribe: isWanted ? watch : subscribe }, get())
}
