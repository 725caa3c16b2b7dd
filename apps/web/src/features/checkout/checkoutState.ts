import type {
  Customer,
  Order,
  OutageCode,
  Product,
  Profile,
  ShopSettings,
} from '@storefront/domain'

/** Everything an order is made of but the cart. */
export interface KnownShop {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  /** Null while none has been saved. */
  readonly profile: Profile | null
  readonly customer: Customer
}

/** What the checkout knows; where it stands follows from it. */
export interface CheckoutFacts {
  /** The order that this checkout placed, or an earlier try whose answer got lost. */
  readonly placed: Order | null
  readonly isPlacing: boolean
  /** Asking whether an earlier try has placed its order. */
  readonly lookUp:
    | { readonly status: 'idle' | 'looking' }
    | { readonly status: 'failed'; readonly outage: OutageCode }
  readonly isCartEmpty: boolean
  /** True until it is known what is in the cart. */
  readonly isCartLoading: boolean
  /** Whoever took out the last bottle here can put it back here. */
  readonly canUndo: boolean
  /** Null until all of it has been read. */
  readonly shop: KnownShop | null
  /** Why some of it could not be read. */
  readonly outage: OutageCode | null
}

export type CheckoutState =
  | { readonly status: 'looking' | 'placing' | 'empty' | 'loading' }
  | { readonly status: 'placed'; readonly order: Order }
  | { readonly status: 'look-failed' | 'load-failed'; readonly outage: OutageCode }
  | { readonly status: 'ready'; readonly shop: KnownShop }

/** Where a checkout stands: an order that is there comes first, then whether there is one to place. */
export function checkoutState(facts: CheckoutFacts): CheckoutState {
  const { placed, isPlacing, lookUp, isCartEmpty, isCartLoading, canUndo, shop, outage } = facts
  if (placed !== null) return { status: 'placed', order: placed }
  if (lookUp.status === 'looking') return { status: 'looking' }
  if (isCartEmpty && lookUp.status === 'failed') {
    return { status: 'look-failed', outage: lookUp.outage }
  }
  const hasOrder = !isCartEmpty || canUndo
  // The order empties the cart before its answer arrives.
  if (!hasOrder && isPlacing) return { status: 'placing' }
  if (!hasOrder && !isCartLoading) return { status: 'empty' }
  if (hasOrder && shop !== null) return { status: 'ready', shop }
  return outage === null ? { status: 'loading' } : { status: 'load-failed', outage }
}
