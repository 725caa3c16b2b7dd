import type { Product } from '@storefront/domain'

/** A stock is low at this number of bottles or fewer: two cases of twelve. */
export const lowStock = 24

/** Whether the stock of a product on sale is low. */
export function isLowOnStock({ active, comingSoon, stock }: Product): boolean {
  return active && !comingSoon && stock !== null && stock <= lowStock
}
