import type { Product, ShopSettings } from '@storefront/domain'

/** Whether the stock of a product on sale is low. */
export const isLowOnStock = (
  { active, comingSoon, stock }: Product,
  { lowStock }: Pick<ShopSettings, 'lowStock'>,
): boolean => active && !comingSoon && stock !== null && stock <= lowStock
