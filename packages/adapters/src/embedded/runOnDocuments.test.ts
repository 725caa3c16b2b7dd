import { decided, defineCommand, save, type CommandContext } from '@storefront/domain'
import { readTelephone } from '@storefront/domain/telephone'
import { aPress } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { noLog } from '../noLog.ts'
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts'
import { createEmbeddedStore } from './EmbeddedStore.ts'
import { memoryStorage } from './memoryStorage.ts'
import { runOnDocuments } from './runOnDocuments.ts'

const context: CommandContext = {
  caller: null,
  network: null,
  press: aPress(),
  now: 1,
  readTelephone,
  secret: 's'.repeat(20),
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
      four: { text: 'Fourth', pinned: 'last' },
      five: { text: 'Fifth', pinned: 'first' },
    },
  },
})

describe('runOnDocuments', () => {
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
        // Nor does another value match what is null or missing.
        notPinned: {
          collection: 'notes',
          schema: noteSchema,
          where: [['pinned', '!=', 'first']],
          limit: 5,
        },
        elsewhere: { collection: 'none', schema: noteSchema, where: [], limit: 5 },
      }),
      alsoReads: (_, { ofRosa }) => ({ again: ofRosa.map(({ id }) => noteRef(id)) }),
      decide: (_, documents) => decided(documents, []),
    })
    const [one, two, three, four] = [
      { id: 'one', text: 'First' },
      { id: 'two', text: 'Second' },
      { id: 'three', text: 'Third' },
      { id: 'four', text: 'Fourth' },
    ]
    expect(await runOnDocuments(command, {}, context, database())).toEqual({
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
        notPinned: [four],
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
    await runOnDocuments(command, {}, context, draft)
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
    await expect(runOnDocuments(command, {}, context, database())).rejects.toThrow('notes/two')
  })

  it('takes a write that could not be read again for a bug, which ends its transaction', async () => {
    const command = defineCommand({
      name: 'careless',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({ one: noteRef('one'), added: noteRef('added') }),
      decide: () =>
        decided(null, [
          save('notes/one', { text: 'Changed' }),
          save('notes/added', { title: 'x' }),
        ]),
    })
    const storage = memoryStorage()
    const store = createEmbeddedStore(storage, database, noLog)
    const before = store.read()
    await expect(
      store.transact((draft) => runOnDocuments(command, {}, context, draft)),
    ).rejects.toMatchObject({
      code: 'invalid-document',
      message: expect.stringContaining('notes/added'),
    })
    expect(store.read()).toEqual(before)
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
    expect(await runOnDocuments(command, input, context, database())).toStrictEqual({
      ok: true,
      already: false,
      value: { at: '1970-01-01T00:00:00.000Z' },
    })
  })
})
