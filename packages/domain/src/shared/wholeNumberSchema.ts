import * as z from 'zod/mini'

/**
 * A whole number as documents store it. Adding 0 turns -0, as somebody may have typed it, into 0: the
 * database would store it as another kind of number, which its rules refuse when it is written again.
 */
export const wholeNumberSchema = (least = -Infinity) =>
  z.pipe(
    z.int().check(z.gte(least)),
    z.transform((number: number) => number + 0),
  )
