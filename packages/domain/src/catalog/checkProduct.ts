import { checkPrice } from '../money/checkAmount.ts'
import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import { checkOptional, checkPercent, checkWholeNumber } from '../shared/numberFields.ts'
import { ok, type Result } from '../shared/result.ts'
import { checkText } from '../shared/textFields.ts'
import type { ProductChanges } from './productChanges.ts'

/** The fields of the form that edits a product. */
export type ProductField = Exclude<keyof ProductChanges, 'priceCents'> | 'price'

/** Maximum length of a product's name in UTF-16 characters. */
export const maxProductName = 200

/**
 * Checks an edited product (spec section 5.8). A checked box is `on`. The price is above zero, and may be empty only if
 * the product is coming soon. An empty stock means that bottles are not counted, an empty alcohol content
 * that it is unknown.
 */
export function checkProduct(
  form: Readonly<Record<ProductField, string>>,
): Result<Required<ProductChanges>, FieldErrors<ProductField>> {
  const comingSoon = form.comingSoon === 'on'
  const checked = checkFields({
    name: checkText(form.name, maxProductName),
    price: comingSoon ? checkOptional(form.price, checkPrice) : checkPrice(form.price),
    active: ok(form.active === 'on'),
    comingSoon: ok(comingSoon),
    stock: checkStock(form.stock),
    alcoholByVolume: checkOptional(form.alcoholByVolume, checkPercent),
    volumeMl: checkWholeNumber(form.volumeMl, 1),
    sortOrder: checkWholeNumber(form.sortOrder),
  })
  if (!checked.ok) return checked
  const { price, ...others } = checked.value
  return ok({ ...others, priceCents: price })
}

/** Checks the number of bottles left; an empty field is null: the bottles are not counted. */
export function checkStock(typed: string): CheckedField<number | null> {
  return checkOptional(typed, (number) => checkWholeNumber(number, 0))
}
