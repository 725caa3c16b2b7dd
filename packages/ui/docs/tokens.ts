import motion from '../src/tokens/motion.css?raw'
import palette from '../src/tokens/palette.css?raw'
import space from '../src/tokens/space.css?raw'
import type from '../src/tokens/type.css?raw'
import worlds from '../src/tokens/worlds.css?raw'

/** The names of the tokens a stylesheet declares, in its order, each once. */
function declaredIn(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))]
}

/** Those of the names that begin with one of the prefixes. */
function having(names: readonly string[], ...prefixes: readonly string[]) {
  return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
}

const spaces = declaredIn(space)
const types = declaredIn(type)
const motions = declaredIn(motion)

const steps = having(spaces, '--space-')
const lines = having(spaces, '--line', '--radius')
const layers = having(spaces, '--layer-')
const durations = having(motions, '--motion-')
const curves = having(motions, '--ease-')

/** Every design token, in the groups its page shows them in. */
export const tokens = {
  colours: declaredIn(worlds),
  pigments: declaredIn(palette),
  faces: having(types, '--font-'),
  sizes: having(types, '--size-'),
  weights: having(types, '--weight-'),
  spacings: having(types, '--leading-', '--tracking-'),
  measures: having(types, '--measure'),
  steps,
  lines,
  layers,
  widths: spaces.filter((name) => ![...steps, ...lines, ...layers].includes(name)),
  durations,
  curves,
  distances: motions.filter((name) => ![...durations, ...curves].includes(name)),
} as const
