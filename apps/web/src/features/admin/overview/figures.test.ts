import { describe, expect, it } from 'vitest'

import { axisStep, inBatches, relativeChange } from './figures.ts'

describe('work done in batches', () => {
  it('is done for each, in order, and never for more than so many at once', async () => {
    let underWay = 0
    let most = 0
    const done = await inBatches([1, 2, 3, 4, 5, 6, 7], 3, async (number) => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return number * 10
    })
    expect(done).toEqual([10, 20, 30, 40, 50, 60, 70])
    expect(most).toBe(3)
  })

  it('is nothing for nobody', async () => {
    expect(await inBatches([], 3, () => Promise.reject(new Error('unasked')))).toEqual([])
  })

  it('fails when one fails', async () => {
    const doing = inBatches([1, 2, 3], 2, (number) =>
      number === 2 ? Promise.reject(new Error('two')) : Promise.resolve(number),
    )
    await expect(doing).rejects.toThrow('two')
  })
})

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
