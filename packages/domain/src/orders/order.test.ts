import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { anonymisedCustomer } from './customer.ts'
import { isAnonymised } from './order.ts'

describe('isAnonymised', () => {
  it('is true for an order whose buyer has deleted their account', () => {
    expect(isAnonymised(anOrder({ customer: anonymisedCustomer }))).toBe(true)
    expect(isAnonymised(anOrder())).toBe(false)
  })
})
