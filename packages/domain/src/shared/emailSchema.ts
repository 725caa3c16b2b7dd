import * as z from 'zod/mini'

import { checkEmail, maxEmailLength } from './textFields.ts'
import { maxTypedLength } from './textSchema.ts'

/** A typed e-mail address, in lower case, as accounts store it. */
export const emailSchema = z.pipe(
  z.string().check(z.maxLength(maxTypedLength(maxEmailLength))),
  z.transform((typed, context) => {
    const email = checkEmail(typed)
    if (email.ok) return email.value
    context.issues.push({ code: 'custom', message: email.error, input: typed })
    return z.NEVER
  }),
)
