import { expect, it } from 'vitest'

import { readFaces } from '../../../scripts/subsetFonts.ts'
import { sources } from '../testing/sources.ts'

const isSubset = (file: string) => file.startsWith('./fonts/')

it.each(['Jost', 'Headings'])('the preloaded fonts of %s have every letter of the site', (name) => {
  const preloaded = readFaces().filter(({ family, file }) => family === name && isSubset(file))
  const letters = new Set(preloaded.flatMap((face) => face.letters))
  const missing = sources('.ts', '.tsx').flatMap(({ path, text }) =>
    [...new Set(text)]
      .filter((letter) => letter > ' ' && !letters.has(letter))
      .map((letter) => `${letter} in ${path}`),
  )
  expect(missing, 'add them to fonts.css, then run npm run subset-fonts').toEqual([])
})
