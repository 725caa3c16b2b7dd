import { distilledBottle } from './distilledBottle.ts'
import type { Bottle } from './products.ts'
import { tripleDistilledBottle } from './tripleDistilledBottle.ts'

/** The bottles that the site tells everything of, in the order they are shown. */
export const bottles: readonly Bottle[] = [distilledBottle, tripleDistilledBottle]
