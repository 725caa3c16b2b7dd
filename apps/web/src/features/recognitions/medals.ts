import { medal12 as picture12 } from '@storefront/imagery/medal-12'

import { medal04, medal07, medal10 } from './medals/bronze.ts'
import { medal01, medal02, medal05, medal08 } from './medals/gold.ts'
import type { Medal } from './medals/Medal.ts'
import { medal03, medal06, medal09, medal11 } from './medals/silver.ts'

/**
 * The twelve medals (spec section 2), in the order they are shown. They are samples: the years and
 * categories stand for no real contest, and the page says so, until the owner enters the real ones.
 */
export const medals: readonly Medal[] = [
  medal01,
  medal02,
  medal03,
  medal04,
  medal05,
  medal06,
  medal07,
  medal08,
  medal09,
  medal10,
  medal11,
  // One award stands twice, under two ids (spec section 3).
  { ...medal05, id: 'medal-12', picture: picture12 },
]
