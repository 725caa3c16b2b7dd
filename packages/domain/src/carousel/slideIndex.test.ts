import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { slideIndex } from './slideIndex.ts'

const anyIndex = fc.integer({ min: -1_000_000, max: 1_000_000 })
const anyCount = fc.integer({ min: 1, max: 50 })

describe('slideIndex', () => {
  it('goes from the last slide to the first and back', () => {
    expect(slideIndex(3, 3)).toBe(0)
    expect(slideIndex(-1, 3)).toBe(2)
  })

  it('leaves an index in range as it is', () => {
    expect([0, 1, 2].map((index) => slideIndex(index, 3))).toEqual([0, 1, 2])
  })

  it('is 0 without slides', () => {
    expect(slideIndex(2, 0)).toBe(0)
  })

  it('is always the index of a slide', () => {
    fc.assert(
      fc.property(anyIndex, anyCount, (index, count) => {
        const slide = slideIndex(index, count)
        expect(Number.isInteger(slide) && slide >= 0 && slide < count).toBe(true)
      }),
    )
  })

  it('comes round after as many steps as there are slides', () => {
    fc.assert(
      fc.property(anyIndex, anyCount, (index, count) => {
        expect(slideIndex(index + count, count)).toBe(slideIndex(index, count))
        expect(slideIndex(index + 1, count)).toBe((slideIndex(index, count) + 1) % count)
      }),
    )
  })
})
