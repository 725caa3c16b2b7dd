import * as z from 'zod/mini'

import { maxPriceCents } from '../money/money.ts'
import { pressSchema } from '../shared/pressSchema.ts'
import { textSchema } from '../shared/textSchema.ts'
import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { maxInvoiceLength, maxReasonLength } from './order.ts'
import type { Step } from './steps.ts'
import { trackingLength } from './tracking.ts'

/** A carrier, which is required, and the parcel's number there. */
const trackingSchema = z.strictObject({
  carrier: textSchema(trackingLength.carrier, 1),
  number: textSchema(trackingLength.number),
})

/** Checks a step that an admin sends. */
export const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('received'), cents: wholeNumberSchema(1, maxPriceCents) }),
  z.strictObject({
    kind: z.literal('refunded'),
    cents: wholeNumberSchema(0, maxPriceCents),
    reason: textSchema(maxReasonLength),
    isRestLeft: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('shipped'), tracking: z.nullable(trackingSchema) }),
  z.strictObject({ kind: z.literal('delivered') }),
  z.strictObject({ kind: z.literal('cancelled') }),
  z.strictObject({ kind: z.literal('returned'), isRestocked: z.boolean() }),
  z.strictObject({ kind: z.literal('tracked'), tracking: trackingSchema }),
  z.strictObject({ kind: z.literal('invoiced'), number: textSchema(maxInvoiceLength) }),
  z.strictObject({ kind: z.literal('struck'), undoes: pressSchema }),
]) satisfies z.ZodMiniType<Step>
