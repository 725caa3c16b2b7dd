import {
  checkAddedProduct,
  checkProduct,
  toDecimal,
  type CheckedAddedProduct,
  type Language,
  type Product,
  type ProductField,
  type ProductSale,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

import type { FormDefinition, FormValues } from '../../../shared/forms/useRecordForm.ts'

/** The parameter of the URL that contains the id of the edited product. */
export const editKey = 'edit'

/** The path of a product's editor, without the language's prefix. */
export function editPath(id: string): string {
  return `/dashboard/products?${new URLSearchParams({ [editKey]: id }).toString()}`
}

/** The parameter of the URL of the form for a new product. */
export const newKey = 'new'

/** What a form saves; without words and picture that of a bottle that the site itself has words of. */
export interface ProductEdit
  extends ProductSale, Partial<Omit<CheckedAddedProduct, keyof ProductSale>> {}

type ProductForm = FormDefinition<Product, ProductField, ProductEdit>

/** The form of a bottle whose name, words and pictures are content of the site. */
export const bottleForm: ProductForm = {
  fields: [
    'price',
    'stock',
    'active',
    'comingSoon',
    'alcoholByVolume',
    'volumeMl',
    'batch',
    'batchBottles',
  ],
  checkboxes: ['active', 'comingSoon'],
  formOf,
  check: checkProduct,
}

/** The form of a product that an admin has added. */
export const addedForm: ProductForm = {
  ...bottleForm,
  fields: ['name', 'descriptionEs', 'descriptionEn', 'picture', ...bottleForm.fields],
  check: (typed) => checkAddedProduct(typed, true),
}

/** The form of a product that is not stored yet. */
export const newForm: FormDefinition<Product, ProductField, CheckedAddedProduct> = {
  ...addedForm,
  check: (typed) => checkAddedProduct(typed, false),
}

export function formOf(product: Product, language: Language): FormValues<ProductField> {
  const { priceCents } = product
  const textOf = (value: number | null) => (value === null ? '' : formatForInput(value, language))
  return {
    name: product.name,
    descriptionEs: product.description?.es ?? '',
    descriptionEn: product.description?.en ?? '',
    picture: '',
    price: priceCents === null ? '' : formatForInput(toDecimal(priceCents), language, 2),
    active: product.active ? 'on' : '',
    comingSoon: product.comingSoon ? 'on' : '',
    stock: textOf(product.stock),
    alcoholByVolume: textOf(product.alcoholByVolume),
    volumeMl: textOf(product.volumeMl),
    batch: product.batch ?? '',
    batchBottles: textOf(product.batchBottles),
  }
}

/**
 * The product with the typed values.
 *
 * @param stored the stored values, used for numbers that are invalid
 */
export function editedProduct(
  product: Product,
  typed: FormValues<ProductField>,
  stored: FormValues<ProductField>,
): Product {
  const withWords =
    product.description === null
      ? product
      : {
          ...product,
          name: typed.name,
          description: { es: typed.descriptionEs, en: typed.descriptionEn },
        }
  const checked = checkProduct(typed)
  if (checked.ok) return { ...withWords, ...checked.value }
  const entries = bottleForm.fields.map((field) => [
    field,
    (checked.error[field] === undefined ? typed : stored)[field],
  ])
  // Those of the other fields are not checked.
  const corrected = checkProduct({ ...typed, ...Object.fromEntries(entries) })
  return corrected.ok ? { ...withWords, ...corrected.value } : withWords
}
