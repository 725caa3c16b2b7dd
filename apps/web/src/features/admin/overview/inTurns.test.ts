import { describe, expect, it } from 'vitest'

import { inTurns } from './inTurns.ts'

describe('work done in turns', () => {
  it('is done for each, in order, and never for more than so many at once', async () => {
    let underWay = 0
    let most = 0
    const done = await inTurns([1, 2, 3, 4, 5, 6, 7], 3, async (number) => {
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
    expect(await inTurns([], 3, () => Promise.reject(new Error('unasked')))).toEqual([])
  })

  it('fails when one fails', async () => {
    const doing = inTurns([1, 2, 3], 2, (number) =>
      number === 2 ? Promise.reject(new Error('two')) : Promise.resolve(number),
    )
    await expect(doing).rejects.toThrow('two')
  })
})
