import * as z from 'zod/mini'

import { mapRecord } from '../shared/mapRecord.ts'
import { provinces } from './address.ts'
import { checkCustomer, customerFields, idKinds, type Customer } from './customer.ts'

/** Decodes the customer of a stored order. */
export const customerSchema = z.object({
  ...mapRecord(customerFields, () => z.string()),
  province: z.literal([...provinces, '']),
  idKind: z.literal(idKinds),
}) satisfies z.ZodMiniType<Customer>

/** Checks the customer that a buyer sends, as the form does. The kind of the id follows from the id. */
export const customerInputSchema = z.pipe(
  z.strictObject({
    ...mapRecord(customerFields, ({ maxLength }) => z.string().check(z.maxLength(maxLength))),
    idKind: z.literal(idKinds),
  }),
  z.transform((form, context): Customer => {
    const checked = checkCustomer(form)
    if (checked.ok) return checked.value
    for (const [field, error] of Object.entries(checked.error)) {
      context.issues.push({ code: 'custom', message: error, path: [field], input: form })
    }
    return z.NEVER
  }),
)
