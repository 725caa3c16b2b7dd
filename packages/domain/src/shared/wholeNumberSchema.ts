import * as z from 'zod/mini'

/** A whole number from `min` to `max`. Adding 0 turns -0 into 0. */
export const wholeNumberSchema = (min = -Infinity, max = Infinity) =>
  z.pipe(
    z.int().check(z.gte(min), z.lte(max)),
    z.transform((number: number) => number + 0),
  )
