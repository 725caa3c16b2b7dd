import { checkedSchema } from './checkedSchema.ts'
import { checkEmail, maxEmailLength, maxTypedLength } from './textFields.ts'
import { boundedSchema } from './textSchema.ts'

/** A typed e-mail address, in lower case, as accounts store it. */
export const emailSchema = checkedSchema(boundedSchema(maxTypedLength(maxEmailLength)), checkEmail)
