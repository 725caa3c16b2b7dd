import * as z from 'zod/mini'

import { idKinds } from '../account/personalId.ts'
import type { TextField } from '../account/profile.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { provinces } from './address.ts'
import {
  checkCustomer,
  customerFields,
  hasNoAddress,
  type CheckedCustomer,
  type Customer,
} from './customer.ts'

/** An optional text may be missing, so that orders and pages from before the field stay valid. */
function textSchema({ maxLength, isRequired }: TextField) {
  const text = z.string().check(z.maxLength(maxLength))
  return isRequired ? text : z._default(text, '')
}

/** Decodes the customer of a stored order. */
export const customerSchema = z.object({
  ...mapRecord(customerFields, textSchema),
  province: z.literal([...provinces, '']),
  idKind: z.literal(idKinds),
  telefonoE164: z.string(),
}) satisfies z.ZodMiniType<Customer>

/**
 * Checks the customer that a buyer sends, as the form does: with an address, or without any of it. The kind of the id
 * follows from the id; the number to call is refused, since the server reads it out of the telephone.
 */
export const customerInputSchema = z.pipe(
  z.strictObject({
    ...mapRecord(customerFields, textSchema),
    idKind: z.literal(idKinds),
  }),
  z.transform((form, context): CheckedCustomer => {
    const checked = checkCustomer(form, hasNoAddress(form))
    if (checked.ok) return checked.value
    for (const [field, error] of Object.entries(checked.error)) {
      context.issues.push({ code: 'custom', message: error, path: [field], input: form })
    }
    return z.NEVER
  }),
)
