import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { ok, type Result } from '../shared/result.ts'
import { checkLength, checkText } from '../shared/textFields.ts'
import { maxNotesLength } from './order.ts'

/** The checkout's other fields. A ticked box has a value, an unticked one is empty. */
export interface OrderForm {
  readonly notes: string
  readonly adult: string
  readonly terms: string
}

/**
 * Checks the checkout's boxes and notes: the buyer must confirm again to be of age, and accept the terms
 * (spec section 16.1). Returns the trimmed notes.
 */
export function checkOrderForm(
  form: OrderForm,
): Result<{ readonly notes: string }, FieldErrors<keyof OrderForm>> {
  const checked = checkFields({
    notes: checkLength(form.notes, maxNotesLength),
    adult: checkText(form.adult),
    terms: checkText(form.terms),
  })
  return checked.ok ? ok({ notes: checked.value.notes }) : checked
}
