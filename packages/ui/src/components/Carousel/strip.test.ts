import { describe, expect, it } from 'vitest'
import { moveTo, nearestPlace, recentre, slideAt, unmoved } from './strip.ts'
import type { Strip } from './strip.ts'

const drawnPlaces = ({ middle }: Strip, count: number) =>
  Array.from({ length: count }, (_, slide) => nearestPlace(slide, middle, count))

describe('slideAt', () => {
  it('reaches the first slide after the last, and the last before the first', () => {
    expect(slideAt(3, 3)).toBe(0)
    expect(slideAt(-1, 3)).toBe(2)
    expect(slideAt(-7, 3)).toBe(2)
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
