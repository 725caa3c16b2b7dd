import { availabilityOf, type CartLine, type Product, toCartLine } from '@storefront/domain'
import { useState } from 'react'

import { productsAsPrinted, type ProductsState } from '../../shared/printedCatalogue.ts'
import { doesSiteAnswer } from '../../shared/lazy/lazyPart.tsx'
import { type Services, useServices } from '../../shared/services.tsx'
import { type ReadableStore, useStore } from '../../shared/store.ts'
import { useCart } from '../cart/useCart.ts'

interface WatchedProducts extends ReadableStore<ProductsState> {
  /** Looks them up once more. */
  readonly retry: () => void
}

/**
 * The products, looked up while somebody reads them. What looks them up comes after the page, which
 * stands there complete but for its prices; until it is there, and when it is lost, the page says what
 * it can say without (docs/decisions/019-lost-code.md).
 */
function watchProducts(services: Services): WatchedProducts {
  const store = services.products
  let leaving = new AbortController()
  let wasLost = false
  let isGoneFromHere = false

  // Without an answer what is known stays.
  const learn = ({ products, outage }: ProductsState) =>
    store.set({ products: products ?? store.get().products, outage })

  async function start(): Promise<void> {
    leaving.abort()
    leaving = new AbortController()
    const { signal } = leaving
    try {
      const { observeProducts } = await import('./queries.ts')
      observeProducts(services, learn, signal)
    } catch {
      // Which file could not be loaded the browser says itself.
      store.set({ ...store.get(), outage: 'offline' })
      window.addEventListener('online', () => void start(), { once: true, signal })
      isGoneFromHere = wasLost && (await doesSiteAnswer())
      wasLost = true
    }
  }

  return {
    get: store.get,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener)
      void start()
      return () => {
        leaving.abort()
        unsubscribe()
      }
    },
    retry() {
      if (isGoneFromHere) return window.location.reload()
      return void start()
    },
  }
}

type Products = ProductsState & Pick<WatchedProducts, 'retry'>

/** Today's products. */
function useProducts(): Products {
  const services = useServices()
  const [watched] = useState(() => watchProducts(services))
  const [prerendered] = useState(() => productsAsPrinted(services.printedCatalogue))
  return { ...useStore(watched, prerendered), retry: watched.retry }
}

/** What a page can ask of the shop: today's products, and to put one into the cart. */
export interface Shop extends Products {
  readonly add: (product: Product, quantity: number) => void
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
  /** How many bottles of a product are in the cart. */
  readonly quantityInCart: (id: string) => number
}

/** The shop as it is now. */
export function useShop(): Shop {
  const products = useProducts()
  const { cart, dispatch } = useCart()
  const [added, setAdded] = useState<CartLine | null>(null)
  return {
    ...products,
    add(product, quantity) {
      const changed = dispatch({ type: 'add', line: toCartLine(product, quantity) })
      if (changed.ok) setAdded(changed.value.find(({ id }) => id === product.id) ?? null)
    },
    added,
    quantityInCart: (productId) => cart.find(({ id }) => id === productId)?.quantity ?? 0,
  }
}

/** What the shop says about a bottle: `pending` until it has answered, `unknown` when it cannot or knows no such bottle. */
export type Offer = Product | 'pending' | 'unknown'

/** The shop's offer of the product with this id. */
export function offerOf({ products, outage }: ProductsState, id: string): Offer {
  if (products === null) return outage === null ? 'pending' : 'unknown'
  return products.find((product) => product.id === id) ?? 'unknown'
}

/** The products as they were known last, or printed; for what only mentions a bottle, and looks nothing up. */
function useKnownProducts(): ProductsState {
  const { printedCatalogue, products } = useServices()
  const [prerendered] = useState(() => productsAsPrinted(printedCatalogue))
  return useStore(products, prerendered)
}

/** The offer of a product as it was known last, or printed. */
export function useKnownOffer(id: string): Offer {
  return offerOf(useKnownProducts(), id)
}

/** What the cheapest bottle costs that can be bought, in cents; null while nothing is known of any. */
export function useLowestPrice(): number | null {
  const prices = (useKnownProducts().products ?? []).flatMap((product) => priceToBuy(product) ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

/** What a bottle costs that can be bought, in cents; null for all others, and while it is not known. */
export function priceToBuy(offer: Offer): number | null {
  return typeof offer === 'object' && mayBeBought(offer) ? offer.priceCents : null
}

/** Whether the bottle can be bought, as far as is known. */
export function mayBeBought(offer: Offer): offer is Product | 'pending' {
  if (offer === 'unknown') return false
  return offer === 'pending' || availabilityOf(offer) === 'available'
}

/** How many bottles the stock holds beside those in the cart; null where they are not counted, or not known. */
export function leftToAdd({ quantityInCart }: Pick<Shop, 'quantityInCart'>, offer: Offer) {
  if (typeof offer === 'string' || offer.stock === null) return null
  return Math.max(0, offer.stock - quantityInCart(offer.id))
}
