import { describe, expect, it } from 'vitest'

import { axisStep, lastWeeks, relativeChange } from './figures.ts'

describe('the lines of an axis', () => {
  it.each([
    ['nothing', 0, 5_000],
    ['little', 14_900, 5_000],
    ['$846', 84_600, 30_000],
    ['$750', 75_000, 25_000],
    ['$2.000', 200_000, 100_000],
    ['$42.000', 4_200_000, 1_500_000],
  ])('are round amounts apart where %s was sold most', (_, most, step) => {
    expect(axisStep(most, 3)).toBe(step)
  })
})

describe('the change since the period before', () => {
  it.each([
    ['more', 150, 100, 0.5],
    ['less', 75, 100, -0.25],
    ['nothing any more', 0, 100, -1],
    ['out of nothing', 100, 0, null],
  ])('%s', (_, now, before, change) => {
    expect(relativeChange(now, before)).toBe(change)
  })
})

it('weeks of seven days end today', () => {
  const now = Date.UTC(2026, 10, 20, 15)
  const weeks = lastWeeks(now, 3)
  expect(weeks.map(({ from, before }) => (before - from) / (24 * 60 * 60 * 1000))).toEqual([
    7, 7, 7,
  ])
  expect(weeks.map(({ from }) => new Date(from).toISOString().slice(0, 10))).toEqual([
    '2026-10-31',
    '2026-11-07',
    '2026-11-14',
  ])
})
