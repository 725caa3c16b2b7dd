import type { Product } from '@storefront/domain'

/** Bottles from which downwards a counted product is running out: two cases of twelve. */
export const lowStock = 24

/** Whether a product that is for sale will soon no longer be. */
export function isRunningOut({ active, comingSoon, stock }: Product): boolean {
  return active && !comingSoon && stock !== null && stock <= lowStock
}
