import type { Product } from './product.ts'

/** The fields of a product that an admin may change. */
export type ProductChanges = Partial<
  Pick<
    Product,
    | 'name'
    | 'priceCents'
    | 'active'
    | 'comingSoon'
    | 'stock'
    | 'alcoholByVolume'
    | 'volumeMl'
    | 'sortOrder'
  >
>
