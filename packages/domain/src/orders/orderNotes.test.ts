import { expect, it } from 'vitest'

import { checkNote, maxNoteLength } from './orderNotes.ts'
import { orderNoteSchema } from './orderNoteSchema.ts'

it('a note needs a text that is not too long', () => {
  expect(checkNote(' Prefers the evening. ')).toEqual({ ok: true, value: 'Prefers the evening.' })
  expect(checkNote(' ')).toEqual({ ok: false, error: 'required' })
  expect(checkNote('n'.repeat(maxNoteLength + 1))).toEqual({ ok: false, error: 'too-long' })
})

it('a stored note is read as it is', () => {
  const note = { text: 'Prefers the evening.', by: 'admin', at: 1 }
  expect(orderNoteSchema.parse(note)).toEqual(note)
  expect(orderNoteSchema.safeParse({ ...note, at: null }).success).toBe(false)
})
