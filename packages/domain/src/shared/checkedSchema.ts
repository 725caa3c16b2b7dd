import * as z from 'zod/mini'

import type { FieldErrorCode, FieldErrors } from './fieldErrors.ts'
import type { Result } from './result.ts'

/** A typed text, or the texts of a form, as the form checks them. */
export const checkedSchema = <Typed, Checked>(
  schema: z.ZodMiniType<Typed>,
  check: (typed: Typed) => Result<Checked, FieldErrorCode | FieldErrors<string>>,
) =>
  z.pipe(
    schema,
    z.transform((typed, context): Checked => {
      const checked = check(typed)
      if (checked.ok) return checked.value
      const { error } = checked
      const issues =
        typeof error === 'string'
          ? [{ message: error, path: [] }]
          : Object.entries(error).map(([field, message]) => ({ message, path: [field] }))
      for (const issue of issues) context.issues.push({ code: 'custom', input: typed, ...issue })
      return z.NEVER
    }),
  )
