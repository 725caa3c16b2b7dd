import {
  availabilityOf,
  type Cart,
  type CartLine,
  cartTotals,
  emptyCart,
  type OutageCode,
  type Product,
  type ShopSettings,
  toCartLine,
} from '@storefront/domain'
import { startTransition, useState } from 'react'

import type { Known } from '../../shared/known.ts'
import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import { useServices } from '../../shared/services.tsx'
import { useStore, useStoreLater } from '../../shared/store.ts'
import { useCartStore } from '../cart/useCart.ts'

/** Today's products; until they are known, and without them, as they were known last or printed. */
export interface ProductsState {
  readonly products: readonly Product[] | null
  /** Why they are not known, or not as of now, when looking them up has failed. */
  readonly outage: OutageCode | null
}

function useProducts(): ProductsState {
  const { printedCatalogue, products } = useServices()
  const [prerendered] = useState(() => asPrinted(printedCatalogue))
  const watched = { ...products, subscribe: products.watch }
  const { value, outage } = useStoreLater(watched, prerendered)
  return { products: value, outage }
}

const asPrinted = (catalogue: PrintedCatalogue | null): Known<readonly Product[]> => ({
  value: catalogue?.products ?? null,
  outage: null,
})

/** What a page can ask of the shop: today's products, and to put one into the cart. */
export interface Shop extends ProductsState {
  /** Looks the products up once more. */
  readonly retry: () => void
  readonly add: (product: Product, quantity: number) => void
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
  /** How many bottles of a product are in the cart. */
  readonly quantityInCart: (id: string) => number
  /** How many bottles are in the cart, and how many one order takes; null while that is not known. */
  readonly inCart: number
  readonly mostPerOrder: number | null
}

const unknownSettings: Known<ShopSettings> = { value: null, outage: null }

/** The shop as it is now. What is in the cart it tells after the navbar has, which answers the press of a button. */
export function useShop(): Shop {
  const state = useProducts()
  const { products, settings } = useServices()
  const watched = { ...settings, subscribe: settings.watch }
  const mostPerOrder = useStoreLater(watched, unknownSettings).value?.maxBottlesPerOrder ?? null
  const store = useCartStore()
  const cart = useStoreLater(store, emptyCart)
  const [added, setAdded] = useState<CartLine | null>(null)
  return {
    ...state,
    retry: () => void products.lookUp(),
    add(product, quantity) {
      // What the button knows may be older than the press before.
      const left = limitOf(limiting(store.get(), mostPerOrder), product)?.left ?? quantity
      if (left === 0) return
      const line = toCartLine(product, Math.min(quantity, left))
      const changed = store.dispatch({ type: 'add', line })
      if (!changed.ok) return
      startTransition(() => setAdded(changed.value.find(({ id }) => id === product.id) ?? null))
    },
    added,
    ...limiting(cart, mostPerOrder),
  }
}

const limiting = (cart: Cart, mostPerOrder: number | null): Limiting => ({
  quantityInCart: (productId) => cart.find(({ id }) => id === productId)?.quantity ?? 0,
  inCart: cartTotals(cart).count,
  mostPerOrder,
})

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
  const [prerendered] = useState(() => asPrinted(printedCatalogue))
  const { value, outage } = useStore(products, prerendered)
  return { products: value, outage }
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

/** How many bottles there may be at most, by what, and how many of them may still go into the cart. */
export interface Limit {
  readonly by: 'stock' | 'order'
  readonly most: number
  readonly left: number
}

/** What ends first beside the bottles in the cart: the stock, or what one order takes; null while neither is known. */
export function limitOf(shop: Limiting, offer: Offer): Limit | null {
  if (typeof offer === 'string') return null
  const stock = limit('stock', offer.stock, shop.quantityInCart(offer.id))
  const order = limit('order', shop.mostPerOrder, shop.inCart)
  const first = order.left < stock.left ? order : stock
  return first.left === Infinity ? null : first
}

type Limiting = Pick<Shop, 'quantityInCart' | 'inCart' | 'mostPerOrder'>

function limit(by: Limit['by'], known: number | null, inCart: number): Limit {
  const most = known ?? Infinity
  return { by, most, left: Math.max(0, most - inCart) }
}
