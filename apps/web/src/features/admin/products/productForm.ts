import {
  checkProduct,
  type Language,
  type Product,
  type ProductChanges,
  type ProductField,
  toDecimal,
} from '@storefront/domain'

import { formatTyped } from '../../../shared/i18n/format.ts'
import type { EditedForm, Typed } from '../frame/useEdit.ts'

/** The key in the query that names the product being edited. */
export const editKey = 'edit'

/** Where a product is edited, without a language's prefix. */
export function editAddress(id: string): string {
  return `/dashboard/products?${new URLSearchParams({ [editKey]: id }).toString()}`
}

/** The form of a product. */
export const productForm: EditedForm<Product, ProductField, ProductChanges> = {
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
  boxes: ['active', 'comingSoon'],
  formOf,
  check: checkProduct,
}

function formOf(product: Product, language: Language): Typed<ProductField> {
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

/**
 * The product that comes of what is typed.
 *
 * @param stored its form as it is stored: it stands in for what makes no sense
 */
export function editedProduct(
  product: Product,
  typed: Typed<ProductField>,
  stored: Typed<ProductField>,
): Product {
  const checked = checkProduct(typed)
  if (checked.ok) return { ...product, ...checked.value }
  const sensible = productForm.fields.map((field) => [
    field,
    (checked.error[field] === undefined ? typed : stored)[field],
  ])
  // The entries were just made from every one of the fields.
  const mended = checkProduct(Object.fromEntries(sensible) as Typed<ProductField>)
  return mended.ok ? { ...product, ...mended.value } : product
}
