import * as z from 'zod/mini'

import { idKinds } from '../account/personalId.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { customerFields, type CheckedCustomer } from './customer.ts'
import { checkDeskCustomer } from './deskCustomer.ts'

/** Checks the customer that an admin sends, as the form does. The kind of the id follows from the id. */
export const deskCustomerSchema = z.pipe(
  z.strictObject({
    // Optional, as a dashboard that was opened before a field does not send it.
    ...mapRecord(customerFields, ({ maxLength }) =>
      z._default(z.string().check(z.maxLength(maxLength)), ''),
    ),
    idKind: z.literal(idKinds),
  }),
  z.transform((form, context): CheckedCustomer => {
    const checked = checkDeskCustomer(form)
    if (checked.ok) return checked.value
    for (const [field, error] of Object.entries(checked.error)) {
      context.issues.push({ code: 'custom', message: error, path: [field], input: form })
    }
    return z.NEVER
  }),
)
