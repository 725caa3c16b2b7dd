import { currency, unedited, type Product } from '@storefront/domain'

/** A document `products/{id}` with its id, without `updatedAt`. */
export interface SeedProduct extends Omit<Product, 'priceCents'> {
  /** A decimal in US dollars, with IVA; null while the product is coming soon. */
  readonly price: number | null
}

const bottle = {
  ...unedited,
  description: null,
  currency,
  active: true,
  volumeMl: 750,
  batch: null,
  batchBottles: null,
} as const

/** The batches on sale, by the product's id. */
export type SeedBatches = Readonly<Record<string, Pick<SeedProduct, 'batch' | 'batchBottles'>>>

/** The demonstration's invented batch; never written to a real project. */
export const demoBatches: SeedBatches = { destilado: { batch: '7', batchBottles: 480 } }

/**
 * Returns the shop's three products (spec sections 3.4 and 9), with the brand in their names.
 *
 * @param batches default: none, until the owner enters them
 */
export function seedProducts(brandName: string, batches: SeedBatches = {}): readonly SeedProduct[] {
  const products: readonly SeedProduct[] = [
    {
      ...bottle,
      id: 'destilado',
      name: `${brandName} Destilado`,
      price: 27,
      image: 'bottle-destilado-1',
      comingSoon: false,
      stock: 240,
      alcoholByVolume: 32,
      sortOrder: 1,
    },
    {
      ...bottle,
      id: 'triple-destilado',
      name: `${brandName} Triple Destilado`,
      price: 39,
      image: 'bottle-triple-1',
      comingSoon: false,
      stock: 120,
      // A placeholder (spec section 17.5).
      alcoholByVolume: 38,
      sortOrder: 2,
    },
    {
      ...bottle,
      id: 'reposado',
      name: `${brandName} Reposado`,
      price: null,
      image: 'bottle-reposado-1',
      comingSoon: true,
      stock: null,
      alcoholByVolume: null,
      sortOrder: 3,
    },
  ]
  return products.map((product) => ({ ...product, ...batches[product.id] }))
}
