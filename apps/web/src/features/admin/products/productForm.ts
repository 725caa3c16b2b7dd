import { type Language, type Product, type ProductField, toDecimal } from '@storefront/domain'

import { formatTyped } from '../../../i18n/format.ts'

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

/** A product that somebody else changed while a form of it was being filled in. */
export interface ChangedMeanwhile {
  /** What was typed where something was, and the product of now where nothing was. */
  readonly typed: ProductForm
  /** The fields that others changed, in the order they are seen. */
  readonly fields: readonly ProductField[]
}

/**
 * Takes over into a form what others changed of its product, but for what was typed.
 *
 * @param before the product that the form began with
 * @param now the product as it is stored now
 */
export function mergeForm(
  typed: ProductForm,
  before: Product,
  now: Product,
  language: Language,
): ChangedMeanwhile {
  const began = formOf(before, language)
  const stored = formOf(now, language)
  return {
    typed: Object.fromEntries(
      productFields.map((field) => [
        field,
        typed[field] === began[field] ? stored[field] : typed[field],
      ]),
      // The entries were just made from every one of the fields.
    ) as ProductForm,
    fields: productFields.filter((field) => stored[field] !== began[field]),
  }
}
