import * as z from 'zod/mini'

import { maxCartLines, maxQuantity } from '../cart/Cart.ts'
import { idSchema } from '../shared/idSchema.ts'

/** The fields of an ordered line: a product, and how many bottles of it. */
export const orderedLine = {
  id: idSchema,
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
}

/** The lines of an order that somebody sends: at least one, and each product once. */
export const orderLinesSchema = <Line extends z.ZodMiniType<{ readonly id: string }>>(line: Line) =>
  z.array(line).check(
    z.minLength(1),
    z.maxLength(maxCartLines),
    z.refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
      error: 'Each product has one line',
    }),
  )
