import { describe, expect, it } from 'vitest'

import { assertNever } from './assertNever.ts'

describe('assertNever', () => {
  it('throws an error with the unexpected value', () => {
    // Data that was never parsed could contain it.
    expect(() => assertNever({ type: 'gift' } as never)).toThrow(
      'Unexpected value: {"type":"gift"}',
    )
  })
})
