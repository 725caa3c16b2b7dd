import {
  checkProduct,
  toDecimal,
  type Language,
  type Product,
  type ProductChanges,
  type ProductField,
} from '@storefront/domain'

import { formatForInput } from '../../../shared/i18n/format.ts'
import type { FormDefinition, FormValues } from '../frame/useEdit.ts'

/** The parameter of the URL that contains the id of the edited product. */
export const editKey = 'edit'

/** The path of a product's editor, without the language's prefix. */
export function editPath(id: string): string {
  return `/dashboard/products?${new URLSearchParams({ [editKey]: id }).toString()}`
}

export const productForm: FormDefinition<Product, ProductField, ProductChanges> = {
  fields: [
    'price',
    'stock',
    'active',
    'comingSoon',
    'name',
    'alcoholByVolume',
    'volumeMl',
    'sortOrder',
  ],
  checkboxes: ['active', 'comingSoon'],
  formOf,
  check: checkProduct,
}

function formOf(product: Product, language: Language): FormValues<ProductField> {
  const { priceCents } = product
  const textOf = (value: number | null) => (value === null ? '' : formatForInput(value, language))
  return {
    name: product.name,
    price: priceCents === null ? '' : formatForInput(toDecimal(priceCents), language, 2),
    active: product.active ? 'on' : '',
    comingSoon: product.comingSoon ? 'on' : '',
    stock: textOf(product.stock),
    alcoholByVolume: textOf(product.alcoholByVolume),
    volumeMl: textOf(product.volumeMl),
    sortOrder: textOf(product.sortOrder),
  }
}

/**
 * The product with the typed values.
 *
 * @param stored the stored values, used for fields with an invalid value
 */
export function editedProduct(
  product: Product,
  typed: FormValues<ProductField>,
  stored: FormValues<ProductField>,
): Product {
  const checked = checkProduct(typed)
  if (checked.ok) return { ...product, ...checked.value }
  const entries = productForm.fields.map((field) => [
    field,
    (checked.error[field] === undefined ? typed : stored)[field],
  ])
  // The entries contain every field.
  const corrected = checkProduct(Object.fromEntries(entries) as FormValues<ProductField>)
  return corrected.ok ? { ...product, ...corrected.value } : product
}
