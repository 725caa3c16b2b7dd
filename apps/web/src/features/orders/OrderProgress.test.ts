import { orderStatuses } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { progressOf } from './OrderProgress.tsx'

describe('progressOf', () => {
  it('leads from received to delivered', () => {
    expect(progressOf('paid')).toEqual([
      { status: 'pending', stage: 'done' },
      { status: 'paid', stage: 'current' },
      { status: 'shipped', stage: 'coming' },
      { status: 'delivered', stage: 'coming' },
    ])
  })

  it('ends where an order is cancelled', () => {
    expect(progressOf('cancelled')).toEqual([
      { status: 'pending', stage: 'done' },
      { status: 'cancelled', stage: 'current' },
    ])
  })

  it.each(orderStatuses)('stands at one step: %s', (status) => {
    expect(progressOf(status).filter(({ stage }) => stage === 'current')).toEqual([
      { status, stage: 'current' },
    ])
  })
})
