import { languages } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import type { Medal } from './Medal.ts'
import { medals } from './medals.ts'

/** What two medals have in common although each has its own number and engraving. */
const award = (medal: Medal | undefined) => [medal?.title, medal?.metal, medal?.of]

describe('medals', () => {
  it('are twelve, numbered by their ids', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect(medals.map(({ id }) => id)).toEqual(numbers.map((number) => `medal-${number}`))
  })

  it('show one medal twice, and no other', () => {
    for (const language of languages) {
      const virtues = medals.map(({ title }) => title[language])
      expect(new Set(virtues).size).toBe(11)
      expect(virtues[11]).toBe(virtues[4])
    }
    expect(award(medals[11])).toEqual(award(medals[4]))
    expect(medals[11]?.picture).not.toBe(medals[4]?.picture)
  })

  it('name no contest and no year', () => {
    const words = medals.flatMap(({ alt, title, description }) =>
      languages.flatMap((language) => [alt[language], title[language], description[language]]),
    )
    expect(
      words.filter((text) => /\d|concurso|premi|award|contest|prize|winner/i.test(text)),
    ).toEqual([])
  })

  it.each(medals)('$id is told completely in each language', (medal) => {
    const { alt, title, description } = medal
    for (const language of languages) {
      for (const text of [alt, title, description]) {
        expect(text[language].trim()).not.toBe('')
      }
    }
  })
})
