import * as z from 'zod/mini'

import { checkEmail, maxEmailLength, maxTypedLength } from './textFields.ts'
import { boundedSchema } from './textSchema.ts'

/** A typed e-mail address, in lower case, as accounts store it. */
export const emailSchema = z.pipe(
  boundedSchema(maxTypedLength(maxEmailLength)),
  z.transform((typed, context) => {
    const email = checkEmail(typed)
    if (email.ok) return email.value
    context.issues.push({ code: 'custom', message: email.error, input: typed })
    return z.NEVER
  }),
)
