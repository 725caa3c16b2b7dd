import type { Localized } from '../shared/language.ts'
import type { Product } from './product.ts'

/** The fields of a product that an admin may change: name and description of those only that have a description. */
export type ProductChanges = Partial<
  Pick<
    Product,
    'name' | 'priceCents' | 'active' | 'comingSoon' | 'stock' | 'alcoholByVolume' | 'volumeMl'
  > & { readonly description: Localized<string> }
>
