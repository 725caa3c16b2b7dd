import * as z from 'zod/mini'

/** Decodes `counters/orders`, the number of the last order. */
export const orderCounterSchema = z.object({ last: z.int().check(z.positive()) })

/** The counter before the first order. */
const beforeFirst = 1000

/** The next number of an order after the last one: 1001 is the first. */
export function nextOrderCount(counter: z.output<typeof orderCounterSchema> | null): number {
  return (counter?.last ?? beforeFirst) + 1
}

/** A number as people read it: A-1001. */
export const orderNumberOf = (count: number): string => `A-${count}`
