import { type Language, type Product, type ProductField, toDecimal } from '@storefront/domain'

import { formatTyped } from '../../../shared/i18n/format.ts'

/** The form's fields, in the order they are seen. */
export const productFields = [
  'name',
  'price',
  'stock',
  'alcoholByVolume',
  'volumeMl',
  'sortOrder',
  'active',
  'comingSoon',
] as const satisfies readonly ProductField[]

/** The form as it is typed; a checked box is `on`. */
export type ProductForm = Readonly<Record<ProductField, string>>

/** The form of a product as it is stored, its numbers as one types them in a language. */
export function formOf(product: Product, language: Language): ProductForm {
  const { priceCents } = product
  const textOf = (value: number | null) => (value === null ? '' : formatTyped(value, language))
  return {
    name: product.name,
    price: priceCents === null ? '' : formatTyped(toDecimal(priceCents), language, 2),
    active: product.active ? 'on' : '',
    comingSoon: product.comingSoon ? 'on' : '',
    stock: textOf(product.stock),
    alcoholByVolume: textOf(product.alcoholByVolume),
    volumeMl: textOf(product.volumeMl),
    sortOrder: textOf(product.sortOrder),
  }
}
