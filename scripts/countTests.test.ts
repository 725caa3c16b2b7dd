import { describe, expect, it } from 'vitest'

import { countTests } from './countTests.ts'

describe('countTests', () => {
  it('adds up what Vitest and Playwright say; what passed at the second try passed', () => {
    const output = [
      '@storefront/domain:test:  Test Files  25 passed (25)',
      '@storefront/domain:test:       Tests  390 passed (390)',
      '//:test:stories:       Tests  2 failed | 98 passed (100)',
      '  1 failed',
      '    [local] › gate.spec.ts:3:1 › sends minors away',
      '  1 flaky',
      '  23 passed (41.2s)',
    ].join('\n')
    expect(countTests(output)).toEqual({ passed: 512, failed: 3 })
  })

  it('reads through colours', () => {
    expect(
      countTests(
        '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m4 passed\u001B[39m\u001B[22m (4)',
      ),
    ).toEqual({ passed: 4, failed: 0 })
  })

  it('counts nothing in an output without closing lines', () => {
    expect(countTests('All 12 passed the gate')).toEqual({ passed: 0, failed: 0 })
  })
})
