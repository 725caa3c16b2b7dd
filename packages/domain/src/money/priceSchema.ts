import * as z from 'zod/mini'

import { maxPriceCents, toDecimal } from './money.ts'

/** A price as documents store it: a decimal number of dollars. */
export const priceSchema = z.number().check(z.gte(0), z.lte(toDecimal(maxPriceCents)))
