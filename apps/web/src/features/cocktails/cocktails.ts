import type { Cocktail } from './Cocktail.ts'
import { dragonfly } from './dragonfly.ts'
import { drakorita } from './drakorita.ts'
import { lechuza } from './lechuza.ts'
import { old } from './old.ts'
import { raspSour } from './raspSour.ts'
import { strawSour } from './strawSour.ts'
import { tini } from './tini.ts'
import { tonic } from './tonic.ts'

/** The eight cocktails (spec section 2), in the order they are shown. */
export const cocktails: readonly Cocktail[] = [
  tonic,
  raspSour,
  lechuza,
  dragonfly,
  strawSour,
  drakorita,
  old,
  tini,
]
