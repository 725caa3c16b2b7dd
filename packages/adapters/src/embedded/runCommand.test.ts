import { decided, defineCommand, save, type CommandContext } from '@storefront/domain'
import { readTelephone } from '@storefront/domain/telephone'
import { aCaller } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { EmbeddedDatabase } from './EmbeddedDatabase.ts'
import { runCommand } from './runCommand.ts'

const context: CommandContext = {
  caller: aCaller(),
  network: null,
  now: 1,
  readTelephone,
}

const noteSchema = z.object({ id: z.string(), text: z.string() })
const noteRef = (id: string) => ({ path: `notes/${id}`, schema: noteSchema })

const database = (): EmbeddedDatabase => ({
  accounts: {},
  emails: [],
  documents: {
    notes: {
      one: { text: 'First', from: { name: 'Rosa' }, tags: ['a', 'b'], pinned: null },
      two: { text: 'Second', from: { name: 'Rosa' }, tags: ['b'] },
      three: { text: 'Third', from: { name: 'Luis' }, tags: ['a'], pinned: null },
    },
  },
})

describe('runCommand', () => {
  it('reads documents, lists of them, and queries, in two rounds', async () => {
    const command = defineCommand({
      name: 'read',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({
        one: noteRef('one'),
        gone: noteRef('gone'),
        nothing: null,
        both: [noteRef('two'), noteRef('gone')],
        ofRosa: {
          collection: 'notes',
          schema: noteSchema,
          where: [['from.name', '==', 'Rosa']],
          limit: 5,
        },
        tagged: {
          collection: 'notes',
          schema: noteSchema,
          where: [['tags', 'array-contains', 'a']],
          limit: 1,
        },
        // A field that is missing is not null.
        pinned: {
          collection: 'notes',
          schema: noteSchema,
          where: [['pinned', '==', null]],
          limit: 5,
        },
        elsewhere: { collection: 'none', schema: noteSchema, where: [], limit: 5 },
      }),
      alsoReads: (_, { ofRosa }) => ({ again: ofRosa.map(({ id }) => noteRef(id)) }),
      decide: (_, documents) => decided(documents, []),
    })
    const [one, two, three] = [
      { id: 'one', text: 'First' },
      { id: 'two', text: 'Second' },
      { id: 'three', text: 'Third' },
    ]
    expect(await runCommand(command, {}, context, database())).toEqual({
      ok: true,
      already: false,
      value: {
        one,
        gone: null,
        nothing: null,
        both: [two, null],
        ofRosa: [one, two],
        tagged: [one],
        pinned: [one, three],
        elsewhere: [],
        again: [one, two],
      },
    })
  })

  it('keeps the fields that a command does not write', async () => {
    const command = defineCommand({
      name: 'write',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({ two: noteRef('two') }),
      decide: () => decided(null, [save('notes/two', { text: 'Changed' })]),
    })
    const draft = database()
    await runCommand(command, {}, context, draft)
    expect(draft.documents['notes']?.['two']).toEqual({
      text: 'Changed',
      from: { name: 'Rosa' },
      tags: ['b'],
    })
  })

  it('takes a write of a document that was not read for a bug', async () => {
    const command = defineCommand({
      name: 'blind',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({ one: noteRef('one') }),
      decide: () => decided(null, [save('notes/two', { text: 'Changed' })]),
    })
    await expect(runCommand(command, {}, context, database())).rejects.toThrow('notes/two')
  })

  it('receives the input as a server does: as JSON', async () => {
    const command = defineCommand({
      name: 'tell',
      by: 'anyone',
      input: z.strictObject({ at: z.any(), note: z.optional(z.string()) }),
      reads: () => ({}),
      decide: (input) => decided(input, []),
    })
    const input = { at: new Date(0), note: undefined }
    expect(await runCommand(command, input, context, database())).toStrictEqual({
      ok: true,
      already: false,
      value: { at: '1970-01-01T00:00:00.000Z' },
    })
  })
})
