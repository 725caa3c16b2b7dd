import * as z from 'zod/mini'

import type { CheckedField } from './fieldErrors.ts'
import { boundedSchema } from './textSchema.ts'

/** A typed text as a form checks it. */
export const checkedSchema = (max: number, check: (typed: string) => CheckedField<string>) =>
  z.pipe(
    boundedSchema(max),
    z.transform((typed, context) => {
      const checked = check(typed)
      if (checked.ok) return checked.value
      context.issues.push({ code: 'custom', message: checked.error, input: typed })
      return z.NEVER
    }),
  )
