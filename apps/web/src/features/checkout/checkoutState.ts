import type {
  BankAccount,
  Customer,
  Order,
  OutageCode,
  Product,
  Profile,
  ShopSettings,
} from '@storefront/domain'

/** Everything an order is made of, except for the cart. */
export interface CheckoutShop {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  /** Null while the owner has set none, if it could not be loaded, and for a guest, who may not read it. */
  readonly bankAccount: BankAccount | null
  /** Null until one has been saved, and for a guest. */
  readonly profile: Profile | null
  readonly customer: Customer
  /** When the account placed its last order, in ms since 1970; null if it has none. */
  readonly lastOrderAt: number | null
  /** Whether the data of an account that has just signed in is being loaded. */
  readonly isBuyerLoading: boolean
  /** Whether profile and customer are those of an account; false for a guest. */
  readonly isBuyerKnown: boolean
}

/** What the checkout's state is derived from. */
export interface CheckoutFacts {
  /** The order that this checkout placed, or that of an earlier attempt whose answer was lost. */
  readonly placed: Order | null
  readonly isPlacing: boolean
  /** The request for the order of an earlier attempt. */
  readonly lookUp:
    | { readonly status: 'idle' | 'looking' }
    | { readonly status: 'failed'; readonly outage: OutageCode }
  readonly isCartEmpty: boolean
  /** True until the cart has loaded. */
  readonly isCartLoading: boolean
  /** Whether the buyer removed lines on this page, and can undo that here. */
  readonly canUndo: boolean
  /** Null until all of it has loaded. */
  readonly shop: CheckoutShop | null
  /** Why some of it could not be loaded. */
  readonly outage: OutageCode | null
}

export type CheckoutState =
  | { readonly status: 'looking' | 'placing' | 'empty' | 'loading' }
  | { readonly status: 'placed'; readonly order: Order }
  | { readonly status: 'look-failed' | 'load-failed'; readonly outage: OutageCode }
  | { readonly status: 'ready'; readonly shop: CheckoutShop }

/** Derives the state: a placed order has precedence, then whether there is an order to place. */
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
