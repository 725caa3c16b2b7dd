import { describe, expect, it } from 'vitest'
import { moveTo, nearestPlace, recentre, slideIndex, unmoved } from './strip.ts'
import type { Strip } from './strip.ts'

const drawnPlaces = ({ middle }: Strip, count: number) =>
  Array.from({ length: count }, (_, slide) => nearestPlace(slide, middle, count))

const counts = Array.from({ length: 50 }, (_, index) => index + 1)
/** From far before the first slide to far behind the last. */
const places = Array.from({ length: 400 }, (_, index) => index - 200)

describe('slideIndex', () => {
  it('reaches the first slide after the last, and the last before the first', () => {
    expect(slideIndex(3, 3)).toBe(0)
    expect(slideIndex(-1, 3)).toBe(2)
    expect(slideIndex(-7, 3)).toBe(2)
  })

  it('leaves an index in range as it is', () => {
    expect([0, 1, 2].map((index) => slideIndex(index, 3))).toEqual([0, 1, 2])
  })

  it('is 0 without slides', () => {
    expect(slideIndex(2, 0)).toBe(0)
  })

  it.each(counts)('is always one of %i slides, and comes round after as many steps', (count) => {
    for (const place of places) {
      const slide = slideIndex(place, count)
      expect(Number.isInteger(slide) && slide >= 0 && slide < count).toBe(true)
      expect(slideIndex(place + count, count)).toBe(slide)
      expect(slideIndex(place + 1, count)).toBe((slide + 1) % count)
    }
  })
})

describe('nearestPlace', () => {
  it('finds a slide the shorter way round', () => {
    expect(nearestPlace(1, 0, 5)).toBe(1)
    expect(nearestPlace(4, 0, 5)).toBe(-1)
    expect(nearestPlace(0, 9, 5)).toBe(10)
  })

  it('finds the slide that is shown where it is', () => {
    expect(nearestPlace(1, 7, 3)).toBe(7)
  })
})

describe('moveTo', () => {
  it.each([2, 3, 4, 5])('draws what leaves and what comes, of %i slides', (count) => {
    let strip = unmoved
    for (const place of [1, 2, 3, 2, 1, 0, -1, 0]) {
      const left = strip.place
      strip = moveTo(strip, place)
      expect(drawnPlaces(strip, count)).toEqual(expect.arrayContaining([left, place]))
    }
  })
})

describe('recentre', () => {
  it.each([3, 4, 5])('draws both neighbours, of %i slides', (count) => {
    const strip = recentre(moveTo(unmoved, -1))
    expect(drawnPlaces(strip, count)).toEqual(expect.arrayContaining([-2, -1, 0]))
  })
})
