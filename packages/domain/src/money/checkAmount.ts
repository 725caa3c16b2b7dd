import type { CheckedField } from '../shared/fieldErrors.ts'
import { err, ok } from '../shared/result.ts'
import { checkText } from '../shared/textFields.ts'
import { maxPriceCents, type Cents } from './money.ts'

/**
 * Reads a typed amount of money, such as `27`, `27.5` or `27,50`, and returns it in cents. Errors:
 * `required`, or `amount-invalid` for a sign, thousands separators, fractions of a cent, or more
 * than `maxPriceCents`.
 */
export function checkAmount(typed: string): CheckedField<Cents> {
  const text = checkText(typed)
  if (!text.ok) return text
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text.value)
  if (match === null) return err('amount-invalid')
  const [, dollars, cents = ''] = match
  // Joins the digits as text, because 1.1 times 100 is not a whole number.
  const amount = Number(`${dollars}${cents.padEnd(2, '0')}`)
  return amount <= maxPriceCents ? ok(amount) : err('amount-invalid')
}
