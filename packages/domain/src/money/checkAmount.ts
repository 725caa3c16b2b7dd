import type { CheckedField } from '../shared/fieldErrors.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import { err, ok } from '../shared/result.ts'
import { checkText } from '../shared/textFields.ts'
import { maxPriceCents, type Cents } from './money.ts'

/** Dollars and cents. */
const amounts = [
  /^(\d+)$/,
  /^(\d*)[.,](\d{1,2})$/,
  // With thousands separators, as Spanish and as English texts print them.
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
  // With spaces or apostrophes, which separate nothing but thousands.
  /^([1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/,
]

/** A sign of dollars before or after the figures, and the dash in place of cents. */
const currencySign = /^(?:US\s?\$|USD|\$)|(?:US\s?\$|USD|\$)$|[.,]\p{Pd}$/giu

/**
 * Reads a typed amount of money, such as `27`, `27.5`, `27,50`, `.50`, `1.000,50`, `1 000`, `25 USD` or `$1,000.50`,
 * and returns it in cents. Errors: `required`, or `amount-invalid` for a sign, fractions of a cent, more than
 * `maxPriceCents`, or separators that are ambiguous: `1.000` is a thousand to some and a dollar to others.
 */
export function checkAmount(typed: string): CheckedField<Cents> {
  const text = checkText(typed)
  if (!text.ok) return text
  const amount = plainDigits(text.value).replaceAll(currencySign, '').trim()
  const match = amounts.map((pattern) => pattern.exec(amount)).find((found) => found !== null)
  if (match === undefined) return err('amount-invalid')
  const [, dollars = '', cents = ''] = match
  // Joins the digits as text, because 1.1 times 100 is not a whole number.
  const value = Number(`${dollars.replaceAll(/\D/g, '')}${cents.padEnd(2, '0')}`)
  return value <= maxPriceCents ? ok(value) : err('amount-invalid')
}

/** Reads the price of something that is sold, in cents. Errors: those of `checkAmount`, and `price-zero`. */
export function checkPrice(typed: string): CheckedField<Cents> {
  const amount = checkAmount(typed)
  return amount.ok && amount.value === 0 ? err('price-zero') : amount
}
