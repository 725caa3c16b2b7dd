import {
  availabilityOf,
  type Cart,
  type CartLine,
  cartTotals,
  emptyCart,
  type Product,
  toCartLine,
} from '@storefront/domain'
import { startTransition, useState } from 'react'

import type { PublicAnswer } from '../../shared/query/publicQuery.ts'
import { useStoreLater } from '../../shared/store.ts'
import { useSettings } from '../../shared/useSettings.ts'
import { useCartStore } from '../cart/useCart.ts'
import { useProducts } from './useProducts.ts'

/** What is known of the shop's products. */
export interface ProductsState extends Omit<PublicAnswer<readonly Product[]>, 'data'> {
  readonly products: readonly Product[] | null
}

/** What a page can ask of the shop: today's products, and to put one into the cart. */
export interface Shop extends ProductsState {
  readonly add: (product: Product, quantity: number) => void
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
  /** How many bottles of a product are in the cart. */
  readonly quantityInCart: (id: string) => number
  /** How many bottles are in the cart, and how many one order takes; null while that is not known. */
  readonly inCart: number
  readonly mostPerOrder: number | null
}

/** The shop as it is now. What is in the cart it tells after the navbar has, which answers the press of a button. */
export function useShop(): Shop {
  const { data: products, ...answer } = useProducts()
  const mostPerOrder = useSettings().data?.maxBottlesPerOrder ?? null
  const store = useCartStore()
  const cart = useStoreLater(store, emptyCart)
  const [added, setAdded] = useState<CartLine | null>(null)
  return {
    products,
    ...answer,
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
export function offerOf(
  { products, outage }: Pick<ProductsState, 'products' | 'outage'>,
  id: string,
): Offer {
  if (products === null) return outage === null ? 'pending' : 'unknown'
  return products.find((product) => product.id === id) ?? 'unknown'
}

/** The offer of a product as it is cached, without a request: for what only mentions a bottle. */
export function useKnownOffer(id: string): Offer {
  const { data: products, outage } = useProducts({ enabled: false })
  return offerOf({ products, outage }, id)
}

/** What the cheapest bottle costs that can be bought, in cents; null while nothing is known of any. */
export function useLowestPrice(): number | null {
  const products = useProducts({ enabled: false }).data ?? []
  const prices = products.flatMap((product) => priceToBuy(product) ?? [])
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
