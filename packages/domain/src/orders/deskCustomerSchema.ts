import * as z from 'zod/mini'

import { idKinds } from '../account/personalId.ts'
import type { CheckedCustomer } from './customer.ts'
import { customerTexts } from './customerSchema.ts'
import { checkDeskCustomer } from './deskCustomer.ts'

/** Checks the customer that an admin sends, as the form does. The kind of the id follows from the id. */
export const deskCustomerSchema = z.pipe(
  z.strictObject({
    ...customerTexts,
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
