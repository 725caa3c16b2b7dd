import type { Cocktail } from './cocktails/Cocktail.ts'
import { dragonfly } from './cocktails/dragonfly.ts'
import { drakorita } from './cocktails/drakorita.ts'
import { lechuza } from './cocktails/lechuza.ts'
import { old } from './cocktails/old.ts'
import { raspSour } from './cocktails/raspSour.ts'
import { strawSour } from './cocktails/strawSour.ts'
import { tini } from './cocktails/tini.ts'
import { tonic } from './cocktails/tonic.ts'

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
