import { expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { checkNote, maxNoteLength } from './orderNotes.ts'
import { orderNotesSchema } from './orderNotesSchema.ts'

it('a note needs a text that is not too long', () => {
  expect(checkNote(' Prefers the evening. ')).toEqual(ok('Prefers the evening.'))
  expect(checkNote(' ')).toEqual(err('required'))
  expect(checkNote('n'.repeat(maxNoteLength + 1))).toEqual(err('too-long'))
})

it('stored notes are read as they are', () => {
  const note = { press: 'n1', text: 'Prefers the evening.', by: 'admin', at: 1 }
  expect(orderNotesSchema.parse({ notes: [note] })).toEqual({ notes: [note] })
  expect(orderNotesSchema.safeParse({ notes: [{ ...note, at: null }] }).success).toBe(false)
})
