import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pigments } from '@storefront/brand/pigments'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** The pigments as the palette declares them: `ink-soft` by its name in code, `inkSoft`. */
const palette = Object.fromEntries(
  [...read('packages/ui/src/tokens/palette.css').matchAll(/--([\w-]+): (#\w+);/g)].map(
    ([, token = '', hex]) => [
      token.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      hex,
    ],
  ),
)

it('paints letters, share cards, icons and browsers with the pigments of the palette', () => {
  expect(palette).toMatchObject(pigments)
})

it('draws the favicon in the ink of the day and the gold of the night', () => {
  const colours = read('packages/imagery/marks/favicon.svg').match(/#[\da-f]{6}\b/gi)
  expect(colours).toEqual([palette['ink'], palette['pitahaya']])
})
