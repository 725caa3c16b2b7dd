import { availabilityOf, type CartLine, type Product, toCartLine } from '@storefront/domain'
import { useState } from 'react'

import { type LoadBackend, useBackend } from '../../shared/services.tsx'
import { createStore, type ReadableStore, type Store, useStore } from '../../shared/store.ts'
import { useCart } from '../cart/useCart.ts'
import type { ProductsState } from './queries.ts'

const nothingKnown: ProductsState = { products: null, outage: null }

/** What was known last, one store a backend: pages that come and go share it, and tests do not. */
const stores = new WeakMap<LoadBackend, Store<ProductsState>>()

/**
 * The products, looked up while somebody reads them. What looks them up comes after the page, which
 * stands there complete but for its prices; until it is there, and when it cannot be loaded, the page
 * says what it can say without.
 */
function watchProducts(loadBackend: LoadBackend): ReadableStore<ProductsState> {
  const store = stores.get(loadBackend) ?? createStore(nothingKnown)
  stores.set(loadBackend, store)
  return {
    get: store.get,
    subscribe(listener) {
      const leaving = new AbortController()
      const unsubscribe = store.subscribe(listener)
      import('./queries.ts').then(
        ({ observeProducts }) => observeProducts(loadBackend, store.set, leaving.signal),
        // Which file could not be loaded the browser says itself.
        () => store.set({ products: store.get().products, outage: 'offline' }),
      )
      return () => {
        leaving.abort()
        unsubscribe()
      }
    },
  }
}

interface Products extends ProductsState {
  /** Looks them up once more. */
  readonly retry: () => void
}

/** Today's products. */
function useProducts(): Products {
  const loadBackend = useBackend()
  const [watched, setWatched] = useState(() => watchProducts(loadBackend))
  const state = useStore(watched, nothingKnown)
  return { ...state, retry: () => setWatched(watchProducts(loadBackend)) }
}

/** What a page can ask of the shop: today's products, and to put one into the cart. */
export interface Shop extends Products {
  readonly add: (product: Product, quantity: number) => void
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
}

/** The shop as it is now. */
export function useShop(): Shop {
  const products = useProducts()
  const { dispatch } = useCart()
  const [added, setAdded] = useState<CartLine | null>(null)
  return {
    ...products,
    add(product, quantity) {
      const cart = dispatch({ type: 'add', line: toCartLine(product, quantity) })
      if (cart.ok) setAdded(cart.value.find(({ id }) => id === product.id) ?? null)
    },
    added,
  }
}

/** What the shop says about a bottle: `pending` until it has answered, `unknown` when it cannot or knows no such bottle. */
export type Offer = Product | 'pending' | 'unknown'

/** The shop's offer of the product with this id. */
export function offerOf({ products, outage }: ProductsState, id: string): Offer {
  if (products === null) return outage === null ? 'pending' : 'unknown'
  return products.find((product) => product.id === id) ?? 'unknown'
}

/** Whether the bottle can be bought, as far as is known. */
export function mayBeBought(offer: Offer): offer is Product | 'pending' {
  if (offer === 'unknown') return false
  return offer === 'pending' || availabilityOf(offer) === 'available'
}

/** What the site tells of, in the order of the shop's products once they are known; unknown ones last. */
export function inShopOrder<Content extends { readonly id: string }>(
  { products }: Pick<ProductsState, 'products'>,
  contents: readonly Content[],
): readonly Content[] {
  if (products === null) return contents
  const placeOf = ({ id }: Content) => {
    const place = products.findIndex((product) => product.id === id)
    return place === -1 ? products.length : place
  }
  return contents.toSorted((one, other) => placeOf(one) - placeOf(other))
}
