import { describe, expect, it } from 'vitest'

import { type DialogEvent, dialogState } from './dialogState.ts'

describe('dialogState', () => {
  it('opens, closes for a moment and is closed', () => {
    expect(dialogState('closed', 'open')).toBe('open')
    expect(dialogState('open', 'close')).toBe('closing')
    expect(dialogState('closing', 'closed')).toBe('closed')
  })

  it('opens again while it is closing, and the end of that closing is no matter any more', () => {
    expect(dialogState('closing', 'open')).toBe('open')
    expect(dialogState('open', 'closed')).toBe('open')
  })

  it('does not close twice', () => {
    expect(dialogState('closing', 'close')).toBe('closing')
    expect(dialogState('closed', 'close')).toBe('closed')
  })

  it('throws on an event it does not know', () => {
    // As a caller without types could hand it in.
    expect(() => dialogState('open', 'minimise' as DialogEvent)).toThrow(TypeError)
  })
})
