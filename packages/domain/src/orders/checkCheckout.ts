import type { Credentials } from '../session/AuthGateway.ts'
import { checkNewCredentials } from '../session/checkNewCredentials.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkLength, checkText } from '../shared/textFields.ts'
import { checkDelivery, type DeliveryDetails, type DeliveryForm } from './checkCustomer.ts'
import { maxNotesLength } from './order.ts'

/** The checkout's form as typed. A ticked box has a value, an unticked one is empty. */
export interface CheckoutFields extends Credentials, DeliveryForm {
  readonly notes: string
  readonly adult: string
}

/** The parts of the form that are shown. */
export interface CheckoutParts {
  /** To a guest: the e-mail address and the password of the account. */
  readonly account: boolean
  /** Unless the buyer's stored details are used as they are. */
  readonly delivery: boolean
}

/** A valid form; null for a part that is not shown. */
export interface CheckedCheckout {
  readonly credentials: Credentials | null
  readonly delivery: DeliveryDetails | null
  readonly notes: string
}

/**
 * Checks the checkout's form (spec section 5.7): the parts that are shown, the notes, and that the buyer confirms
 * again to be of age.
 */
export function checkCheckout(
  form: CheckoutFields,
  parts: CheckoutParts,
): Result<CheckedCheckout, FieldErrors<keyof CheckoutFields>> {
  const credentials = parts.account ? checkNewCredentials(form) : ok(null)
  const delivery = parts.delivery ? checkDelivery(form) : ok(null)
  const rest = checkFields({
    notes: checkLength(form.notes, maxNotesLength),
    adult: checkText(form.adult),
  })
  if (!credentials.ok || !delivery.ok || !rest.ok) {
    return err(Object.assign({}, ...[credentials, delivery, rest].map(errorsOf)))
  }
  return ok({
    credentials: credentials.value,
    delivery: delivery.value,
    notes: rest.value.notes,
  })
}

const errorsOf = (checked: Result<unknown, FieldErrors<keyof CheckoutFields>>) =>
  checked.ok ? {} : checked.error
