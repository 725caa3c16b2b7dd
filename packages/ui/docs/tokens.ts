import motion from '../src/tokens/motion.css?raw'
import palette from '../src/tokens/palette.css?raw'
import space from '../src/tokens/space.css?raw'
import type from '../src/tokens/type.css?raw'
import worlds from '../src/tokens/worlds.css?raw'

/** Returns the names of the tokens that a style sheet declares, in order and without duplicates. */
function declaredTokens(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))]
}

/** Returns what style sheets say each token is for: the comment after its declaration. */
function declaredPurposes(...sheets: readonly string[]): Readonly<Record<string, string>> {
  const commented = /(--[\w-]+):[^;]*; \/\* (.+?) \*\//g
  return Object.fromEntries(
    [...sheets.join('\n').matchAll(commented)].map(([, name = '', purpose = '']) => [
      name,
      purpose,
    ]),
  )
}

function withPrefix(names: readonly string[], ...prefixes: readonly string[]) {
  return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
}

const spaceTokens = declaredTokens(space)
const typeTokens = declaredTokens(type)
const motionTokens = declaredTokens(motion)

const steps = withPrefix(spaceTokens, '--space-')
const lines = withPrefix(spaceTokens, '--line', '--radius')
const layers = withPrefix(spaceTokens, '--layer-')
const durations = withPrefix(motionTokens, '--motion-')
const curves = withPrefix(motionTokens, '--ease-')

/** The purposes of all tokens, by their names. */
export const purposes = declaredPurposes(worlds, palette, type, space, motion)

/** The declarations of all lengths. */
export const lengthSheets = [space, type, motion]

/** All design tokens, grouped as Storybook's pages show them. */
export const tokens = {
  colours: declaredTokens(worlds),
  pigments: declaredTokens(palette),
  faces: withPrefix(typeTokens, '--font-'),
  sizes: withPrefix(typeTokens, '--size-'),
  weights: withPrefix(typeTokens, '--weight-'),
  spacings: withPrefix(typeTokens, '--leading-', '--tracking-'),
  measures: withPrefix(typeTokens, '--measure'),
  steps,
  lines,
  layers,
  widths: spaceTokens.filter((name) => ![...steps, ...lines, ...layers].includes(name)),
  durations,
  curves,
  distances: motionTokens.filter((name) => ![...durations, ...curves].includes(name)),
} as const
