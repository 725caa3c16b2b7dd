import { describe, expect, it } from 'vitest'

import { initialStrip, moveTo, nearestPosition, recentre, slideIndex, type Strip } from './strip.ts'

const renderedPositions = ({ centre }: Strip, count: number) =>
  Array.from({ length: count }, (_, slide) => nearestPosition(slide, centre, count))

const counts = Array.from({ length: 50 }, (_, index) => index + 1)
/** From far before the first slide to far after the last. */
const positions = Array.from({ length: 400 }, (_, index) => index - 200)

describe('slideIndex', () => {
  it('returns the first slide after the last, and the last before the first', () => {
    expect(slideIndex(3, 3)).toBe(0)
    expect(slideIndex(-1, 3)).toBe(2)
    expect(slideIndex(-7, 3)).toBe(2)
  })

  it('returns an index in range unchanged', () => {
    expect([0, 1, 2].map((index) => slideIndex(index, 3))).toEqual([0, 1, 2])
  })

  it('returns 0 without slides', () => {
    expect(slideIndex(2, 0)).toBe(0)
  })

  it.each(counts)('always returns one of %i slides, and repeats after that many steps', (count) => {
    for (const position of positions) {
      const slide = slideIndex(position, count)
      expect(Number.isInteger(slide) && slide >= 0 && slide < count).toBe(true)
      expect(slideIndex(position + count, count)).toBe(slide)
      expect(slideIndex(position + 1, count)).toBe((slide + 1) % count)
    }
  })
})

describe('nearestPosition', () => {
  it('finds a slide in the shorter direction', () => {
    expect(nearestPosition(1, 0, 5)).toBe(1)
    expect(nearestPosition(4, 0, 5)).toBe(-1)
    expect(nearestPosition(0, 9, 5)).toBe(10)
  })

  it('finds the visible slide at its position', () => {
    expect(nearestPosition(1, 7, 3)).toBe(7)
  })
})

describe('moveTo', () => {
  it.each([2, 3, 4, 5])('renders the leaving and the entering slide, of %i slides', (count) => {
    let strip = initialStrip
    for (const position of [1, 2, 3, 2, 1, 0, -1, 0]) {
      const previous = strip.position
      strip = moveTo(strip, position)
      expect(renderedPositions(strip, count)).toEqual(expect.arrayContaining([previous, position]))
    }
  })
})

describe('recentre', () => {
  it.each([3, 4, 5])('renders both neighbours, of %i slides', (count) => {
    const strip = recentre(moveTo(initialStrip, -1))
    expect(renderedPositions(strip, count)).toEqual(expect.arrayContaining([-2, -1, 0]))
  })
})
