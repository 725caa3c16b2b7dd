import * as z from 'zod/mini'

import { cleanText } from './cleanText.ts'

/**
 * How long a typed text may be before any pattern runs on it, in UTF-16 characters: longer than its cleaned text, since
 * what is pasted has invisible characters.
 */
export const maxTypedLength = (max: number): number => 4 * max + 200

/** A typed text of `min` to `max` UTF-16 characters, counted and kept without invisible characters and outer spaces. */
export const textSchema = (max: number, min = 0) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(maxTypedLength(max))), z.transform(cleanText)),
    z.string().check(z.minLength(min), z.maxLength(max)),
  )
