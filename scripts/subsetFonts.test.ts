import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { makeFonts, placeOf, readFaces } from './subsetFonts.ts'

it('the preloaded fonts have the letters that fonts.css names', async () => {
  for (const { file, bytes } of await makeFonts()) {
    const isUpToDate = bytes.equals(readFileSync(placeOf(file)))
    expect(isUpToDate, `${file} is out of date: run npm run subset-fonts`).toBe(true)
  }
}, 60_000)

it.each(['Jost', 'Headings'])(
  'no letter of %s is in two files: a browser would load both',
  (name) => {
    const letters = readFaces()
      .filter(({ family }) => family === name)
      .flatMap((face) => face.letters)
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
  },
)
