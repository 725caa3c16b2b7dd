import * as z from 'zod/mini'

import { cleanText } from './cleanText.ts'
import { maxTypedLength } from './textFields.ts'

/** A string of limited length. A longer one ends its checks, so that no pattern of a later one runs on it. */
export const boundedSchema = (max: number) => z.string().check(z.maxLength(max, { abort: true }))

/** A typed text of `min` to `max` UTF-16 characters, counted and kept without invisible characters and outer spaces. */
export const textSchema = (max: number, min = 0) =>
  z.pipe(
    z.pipe(boundedSchema(maxTypedLength(max)), z.transform(cleanText)),
    z.string().check(z.minLength(min), z.maxLength(max)),
  )
