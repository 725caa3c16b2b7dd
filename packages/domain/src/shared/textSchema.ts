import * as z from 'zod/mini'

import { cleanText } from './cleanText.ts'

/** A typed text of `min` to `max` UTF-16 characters, counted and kept without invisible characters and outer spaces. */
export const textSchema = (max: number, min = 0) =>
  z.pipe(
    z.pipe(z.string(), z.transform(cleanText)),
    z.string().check(z.minLength(min), z.maxLength(max)),
  )
