import type { CartLine, OutageCode, Product } from '@storefront/domain'

/** What a page can ask of the shop: today's products, and to put one into the cart. */
export interface Shop {
  /** Null until they are known. */
  readonly products: readonly Product[] | null
  /** Why they are not known, when looking them up has failed. */
  readonly outage: OutageCode | null
  readonly retry: () => void
  readonly add: (product: Product, quantity: number) => void
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
}

/** The shop before anything of it is known. */
export const shopToCome: Shop = {
  products: null,
  outage: null,
  retry: () => undefined,
  add: () => undefined,
  added: null,
}
