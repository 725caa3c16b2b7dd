import { expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import type { ActivityEntry } from './order.ts'
import { activityOf, nextActivityKey } from './orderActivity.ts'

const entry = (at: number): ActivityEntry => ({ kind: 'received', by: 'admin', at })

it('an activity is read in the order of its numbers, and the next entry has the next one', () => {
  const entries = Array.from({ length: 11 }, (_, at) => entry(at))
  const order = anOrder({
    activity: Object.fromEntries(entries.map((one, key) => [String(key), one]).toReversed()),
  })
  expect(activityOf(order)).toEqual(entries)
  expect(nextActivityKey(order)).toBe('11')
  expect(nextActivityKey(anOrder())).toBe('0')
})
