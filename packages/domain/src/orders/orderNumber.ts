import * as z from 'zod/mini'

import { cleanText } from '../shared/cleanText.ts'
import type { CheckedField } from '../shared/fieldErrors.ts'
import { plainDigits } from '../shared/plainDigits.ts'
import { err, ok } from '../shared/result.ts'
import { checkText } from '../shared/textFields.ts'

/** Decodes `counters/orders`, the number of the last order. */
export const orderCounterSchema = z.object({ last: z.int().check(z.positive()) })

/** The counter before the first order. */
const beforeFirst = 1000

/** The next number of an order after the last one: 1001 is the first. */
export function nextOrderCount(counter: z.output<typeof orderCounterSchema> | null): number {
  return (counter?.last ?? beforeFirst) + 1
}

/** A number as people read it: A-1001. */
export const orderNumberOf = (count: number): string => `A-${count}`

/** What may stand around the figures of an order's number: a word, the letter, brackets, a hash, dashes. */
const orderNumber =
  /^(?:(?:pedido|order|no?[°.]*))?[#(\s\p{Pd}]*(?:a[\s\p{Pd}._/]*)?(\d{2,9})[).\s]*$/iu

/** The figures of a typed order number or a part of one, such as `A-1001`, `a10` or `47`; null for any other text. */
export function orderFiguresIn(typed: string): string | null {
  const [, figures = ''] = orderNumber.exec(plainDigits(cleanText(typed))) ?? []
  return figures === '' ? null : figures
}

/** Maximum length of a typed number, in UTF-16 characters. */
export const maxTypedNumber = 40

/** A required order number as people type it, such as `pedido a 1001`. Errors: `required`, `order-number-invalid`. */
export function checkOrderNumber(typed: string): CheckedField<string> {
  const text = checkText(typed, maxTypedNumber)
  if (!text.ok) return text.error === 'required' ? text : err('order-number-invalid')
  const figures = orderFiguresIn(text.value)
  return figures === null ? err('order-number-invalid') : ok(orderNumberOf(Number(figures)))
}
