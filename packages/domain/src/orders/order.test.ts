import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { isAnonymised, anonymisedCustomer } from './order.ts'

describe('isAnonymised', () => {
  it('tells the orders whose buyer is gone', () => {
    expect(isAnonymised(anOrder({ customer: anonymisedCustomer }))).toBe(true)
    expect(isAnonymised(anOrder())).toBe(false)
  })
})
