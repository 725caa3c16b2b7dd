import { describe, expect, it } from 'vitest'

import { assertNever } from './assertNever.ts'

describe('assertNever', () => {
  it('throws with the value that should not exist', () => {
    // As data that was never parsed could bring it.
    expect(() => assertNever({ type: 'gift' } as never)).toThrow(
      'Unexpected value: {"type":"gift"}',
    )
  })
})
