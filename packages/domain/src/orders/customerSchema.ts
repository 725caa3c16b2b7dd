import * as z from 'zod/mini'

import { idKinds } from '../account/personalId.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { boundedSchema } from '../shared/textSchema.ts'
import { provinces } from './address.ts'
import {
  checkCustomer,
  checkDeskCustomer,
  customerFields,
  hasNoAddress,
  type CheckedCustomer,
  type Customer,
  type CustomerForm,
} from './customer.ts'

/** The texts of a customer; an optional one may be empty. */
const customerTexts = mapRecord(customerFields, ({ maxLength }) => boundedSchema(maxLength))

/** Decodes the customer of a stored order. */
export const customerSchema = z.object({
  ...customerTexts,
  province: z.literal([...provinces, '']),
  idKind: z.literal(idKinds),
  telefonoE164: z.string(),
}) satisfies z.ZodMiniType<Customer>

/**
 * Checks the customer that a buyer sends, as the form does: with an address, or without any of it. The kind of the id
 * follows from the id; the number to call is refused, since the server reads it out of the telephone.
 */
export const customerInputSchema = inputSchema((form) => checkCustomer(form, hasNoAddress(form)))

/** Checks the customer that an admin sends, as the form does. */
export const deskCustomerSchema = inputSchema(checkDeskCustomer)

function inputSchema(check: (form: CustomerForm) => ReturnType<typeof checkCustomer>) {
  return z.pipe(
    z.strictObject({ ...customerTexts, idKind: z.literal(idKinds) }),
    z.transform((form, context): CheckedCustomer => {
      const checked = check(form)
      if (checked.ok) return checked.value
      for (const [field, error] of Object.entries(checked.error)) {
        context.issues.push({ code: 'custom', message: error, path: [field], input: form })
      }
      return z.NEVER
    }),
  )
}
