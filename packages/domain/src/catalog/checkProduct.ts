import { checkPrice } from '../money/checkAmount.ts'
import type { Cents } from '../money/money.ts'
import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Localized } from '../shared/language.ts'
import { checkOptional, checkPercent, checkWholeNumber } from '../shared/numberFields.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkLength, checkText } from '../shared/textFields.ts'
import type { Product } from './product.ts'

/** The fields of the form that edits a product. */
export type ProductField =
  | Exclude<keyof ProductSale, 'priceCents'>
  | 'name'
  | 'price'
  | 'descriptionEs'
  | 'descriptionEn'
  | 'picture'

type ProductForm = Readonly<Record<ProductField, string>>

/** Maximum length of a product's name in UTF-16 characters. */
export const maxProductName = 200

/** Maximum length of a product's description in one language, in UTF-16 characters. */
export const maxDescription = 500

/** Maximum length of a batch's name in UTF-16 characters. */
export const maxBatch = 20

/** Maximum length of a picture's data URL in characters: 150 kB of file. */
export const maxPictureLength = 200_000

/** How a product is sold. */
export type ProductSale = Pick<
  Product,
  | 'priceCents'
  | 'active'
  | 'comingSoon'
  | 'stock'
  | 'alcoholByVolume'
  | 'volumeMl'
  | 'batch'
  | 'batchBottles'
>

/**
 * Checks what can be changed of every product (spec section 5.8). A checked box is `on`. The price is above zero, and
 * may be empty only if the product is coming soon. An empty stock means that bottles are not counted, an empty alcohol
 * content or batch that it is unknown.
 */
export function checkProduct(form: ProductForm): Result<ProductSale, FieldErrors<ProductField>> {
  const comingSoon = form.comingSoon === 'on'
  const checked = checkFields({
    price: comingSoon ? checkOptional(form.price, checkPrice) : checkPrice(form.price),
    active: ok(form.active === 'on'),
    comingSoon: ok(comingSoon),
    stock: checkStock(form.stock),
    alcoholByVolume: checkOptional(form.alcoholByVolume, checkPercent),
    volumeMl: checkWholeNumber(form.volumeMl, 1),
    batch: checkOptional(form.batch, (typed) => checkLength(typed, maxBatch)),
    batchBottles: checkOptional(form.batchBottles, (typed) => checkWholeNumber(typed, 1)),
  })
  if (!checked.ok) return checked
  const { price, ...others } = checked.value
  return ok({ ...others, priceCents: price })
}

/** From how many times another price, or which part of it, a price is probably a slip of the decimal point. */
const slipFactor = 10

/** Whether a price is so far from the one before that somebody asks about it; without one before it never is. */
export const isPriceSlip = (before: Cents | null, after: Cents | null): boolean =>
  before !== null &&
  after !== null &&
  (after >= before * slipFactor || after * slipFactor <= before)

/** A checked product with words of its own. */
export interface CheckedAddedProduct extends ProductSale {
  readonly name: string
  readonly description: Localized<string>
  /** A data URL; empty to keep the present one. */
  readonly picture: string
}

/**
 * Checks a product that an admin adds, or has added: with name, description and picture. The English description may be
 * empty (`descriptionIn`).
 *
 * @param hasPicture whether the field may stay empty
 */
export function checkAddedProduct(
  form: ProductForm,
  hasPicture: boolean,
): Result<CheckedAddedProduct, FieldErrors<ProductField>> {
  const sale = checkProduct(form)
  const words = checkFields({
    name: checkText(form.name, maxProductName),
    descriptionEs: checkText(form.descriptionEs, maxDescription),
    descriptionEn: checkLength(form.descriptionEn, maxDescription),
    picture: hasPicture || form.picture !== '' ? ok(form.picture) : err('required'),
  })
  if (!sale.ok || !words.ok) {
    return err({ ...(!sale.ok && sale.error), ...(!words.ok && words.error) })
  }
  const { name, descriptionEs: es, descriptionEn: en, picture } = words.value
  return ok({ ...sale.value, name, description: { es, en }, picture })
}

/** Checks the number of bottles left; an empty field is null: the bottles are not counted. */
export function checkStock(typed: string): CheckedField<number | null> {
  return checkOptional(typed, (number) => checkWholeNumber(number, 0))
}
