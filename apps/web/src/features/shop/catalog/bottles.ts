import { distilledBottle } from './distilledBottle.ts'
import type { Bottle } from './products.ts'
import { tripleDistilledBottle } from './tripleDistilledBottle.ts'

/** The bottles with full content, in the order they are shown until the shop's is loaded. */
export const bottles: readonly Bottle[] = [distilledBottle, tripleDistilledBottle]
