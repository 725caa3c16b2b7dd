import { languages } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { medals } from './medals.ts'

describe('medals', () => {
  it('are twelve, numbered by their ids', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect(medals.map(({ id }) => id)).toEqual(numbers.map((number) => `medal-${number}`))
  })

  it('show one award twice, and no other', () => {
    const awards = medals.map(({ title, metal }) => `${title.es}, ${metal.es}`)
    expect(new Set(awards).size).toBe(11)
    expect(awards[11]).toBe(awards[4])
  })

  it.each(medals)('$id is told completely in each language', (medal) => {
    const { alt, title, metal, description } = medal
    for (const language of languages) {
      for (const text of [alt, title, metal, description]) {
        expect(text[language].trim()).not.toBe('')
      }
    }
  })
})
