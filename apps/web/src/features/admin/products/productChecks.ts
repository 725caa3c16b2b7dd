import { availabilityOf, type Product } from '@storefront/domain'

/** A stock is low at this number of bottles or fewer: two cases of twelve. */
export const lowStock = 24

/** Whether the stock of a product on sale is low. */
export function isLowOnStock({ active, comingSoon, stock }: Product): boolean {
  return active && !comingSoon && stock !== null && stock <= lowStock
}

/** Whether a product can be bought although its alcohol content is unknown. */
export function lacksAlcoholContent(product: Product): boolean {
  return availabilityOf(product) === 'available' && product.alcoholByVolume === null
}
