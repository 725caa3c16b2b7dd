import {
  checkLength,
  checkRequired,
  collectErrors,
  type FieldErrors,
} from '../shared/fieldErrors.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { maxNotesLength } from './order.ts'

/** What a buyer types and ticks at checkout; a box that is ticked has a value. */
export interface OrderForm {
  readonly notes: string
  readonly adult: string
  readonly terms: string
}

/**
 * Checks the checkout's form: of age and with the terms, both required (decisions, "Checkout and
 * orders": a legal seller asks again). Gives the notes without surrounding spaces.
 */
export function checkOrderForm(
  form: OrderForm,
): Result<{ readonly notes: string }, FieldErrors<keyof OrderForm>> {
  const errors = collectErrors<keyof OrderForm>({
    notes: checkLength(form.notes, maxNotesLength),
    adult: checkRequired(form.adult),
    terms: checkRequired(form.terms),
  })
  return errors === null ? ok({ notes: form.notes.trim() }) : err(errors)
}
