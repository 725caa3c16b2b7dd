import * as z from 'zod/mini'

/**
 * A whole number in a document. Adding 0 turns -0 into 0: the database stores -0 as a float, which its
 * rules refuse the next time the document is written.
 */
export const wholeNumberSchema = (min = -Infinity) =>
  z.pipe(
    z.int().check(z.gte(min)),
    z.transform((number: number) => number + 0),
  )
