import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { networkRef } from '../documents.ts'
import { defaultShopSettings, type EditedSettings } from '../orders/shopSettings.ts'
import { decided, defineCommand, save } from '../shared/command.ts'
import { networkLimits, networkMemoryMs, networkWindowMs } from '../shared/networkLimits.ts'
import { err } from '../shared/result.ts'
import {
  aBankAccount,
  aCaller,
  aCheckedCustomer,
  aCheckedReceiver,
  anAddedProduct,
  anOrder,
  anOrderInput,
  aPicture,
  aPress,
  aProduct,
  aProfile,
  aSale,
  noon,
} from '../testing/builders.ts'
import {
  admin,
  aShop,
  done,
  doneBefore,
  guest,
  rosa,
  runOn,
  schedule,
  type Sender,
} from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'
import { commandNamed, commands } from './commands.ts'
import { joinWaitingList } from './joinWaitingList.ts'
import { placeOrder } from './placeOrder.ts'
import { setStock } from './setStock.ts'

const order = anOrder()
const { id } = aProduct()
const { name, description } = anAddedProduct()
const sale = aSale(aProduct({ batch: '7' }))
const lines = [{ id, quantity: 1 }]
const edited: EditedSettings = {
  ...(({ version: _version, lastPress: _press, contactE164: _e164, ...settings }) => settings)(
    defaultShopSettings,
  ),
  bankAccount: aBankAccount(),
}
const tracking = { carrier: 'Tramaco', number: '1' }

const everyone = ['guest', 'user', 'admin', 'schedule'] as const
type Person = (typeof everyone)[number]

const buyers: readonly Person[] = ['guest', 'user', 'admin']
const accounts: readonly Person[] = ['user', 'admin']
const desk: readonly Person[] = ['admin']

type Row = readonly [senders: readonly Person[], ...inputs: readonly object[]]

/** Each command: who may send it, and inputs that it accepts, which together have every text that it takes. */
const table: Readonly<Record<string, Row>> = {
  placeOrder: [
    buyers,
    anOrderInput({ seenTotalCents: 1 }),
    anOrderInput({
      customer: aCheckedCustomer({ direccion: '', city: '', province: '' }),
      receiver: aCheckedReceiver(),
      seenTotalCents: 1,
    }),
  ],
  cancelOrder: [buyers, { id: order.id }],
  correctRecipient: [buyers, { id: order.id, version: 1, recipient: aCheckedReceiver() }],
  joinWaitingList: [buyers, { productId: id, email: 'rosa@example.com', language: 'es' }],
  confirmPlace: [buyers, { key: aPress() }],
  leaveWaitingLists: [buyers, { key: aPress() }],
  tellWaitingList: [desk, { productId: id, keys: [aPress()] }],
  sendOrderLink: [buyers, { number: 'A-1001', email: 'rosa@example.com' }],
  joinOrder: [accounts, { id: order.id }],
  deleteAccount: [accounts, {}],
  takeStep: [
    desk,
    {
      id: order.id,
      version: 1,
      steps: [
        { kind: 'shipped', tracking },
        { kind: 'invoiced', number: '001-001-000000042' },
      ],
    },
    {
      id: order.id,
      version: 1,
      steps: [
        { kind: 'refunded', cents: 500, reason: 'Broken', isRestLeft: false },
        { kind: 'struck', undoes: aPress() },
      ],
    },
  ],
  enterOrder: [
    desk,
    {
      lines: [{ id, quantity: 1, unitPriceCents: 2700 }],
      shippingCents: 0,
      reason: '',
      pickupAddress: '',
      customer: aCheckedCustomer(),
      paymentMethod: 'transfer',
      receiver: aCheckedReceiver(),
      language: 'es',
      notes: '',
      giftNote: '',
      isPaid: false,
      isDelivered: false,
      writesLetters: false,
    },
  ],
  editOrder: [
    desk,
    {
      id: order.id,
      version: 1,
      lines,
      pickupAddress: '',
      customer: aCheckedCustomer(),
      receiver: aCheckedReceiver(),
      giftNote: '',
      paymentMethod: 'transfer',
      agreedShippingCents: null,
      discountCents: 0,
      reason: '',
    },
  ],
  addNote: [desk, { orderId: order.id, text: 'Called.' }],
  addProduct: [desk, { name, description, ...sale, stock: 1, picture: aPicture }],
  saveProduct: [
    desk,
    { id, version: 0, words: { name, description }, sale, stock: null, picture: aPicture },
  ],
  setStock: [desk, { id, version: 0, seen: null, stock: 1 }],
  removeFromWaitingList: [desk, { productId: id, emails: ['rosa@example.com'] }],
  saveSettings: [desk, { version: 0, settings: edited }],
  correctAccounts: [desk, { account: aBankAccount() }],
  changeRole: [desk, { uid: 'rosa', role: 'admin' }],
  sendLetterAgain: [desk, { id: 'letter' }],
  remindOrCancel: [['schedule'], { id: order.id }],
}
const rows = commands.map((command) => {
  const [senders, ...inputs]: Row = table[command.name] ?? [[]]
  return [command.name, command, senders, inputs] as const
})

const people: Readonly<Record<Person, Sender>> = { guest, user: rosa, admin, schedule }
const forbidden = err({ code: 'forbidden' })
const invalid = err({ code: 'invalid-input', message: expect.any(String) })
const open = () => runOn(aShop({ orders: [order] }))

/** Whether a command was not decided at all. */
const isFault = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'forbidden' || error.code === 'invalid-input')

describe('the commands', () => {
  it('are all in this table, and found by their name', () => {
    expect(commands.map(({ name: one }) => one).toSorted()).toEqual(Object.keys(table).toSorted())
    expect(commandNamed('placeOrder')?.name).toBe('placeOrder')
    expect(commandNamed('toString')).toBeUndefined()
  })

  it.each(rows)(
    '%s is decided for those who may send it',
    async (...[, command, senders, inputs]) => {
      for (const input of inputs) {
        const decidedFor: Person[] = []
        for (const person of everyone) {
          const outcome = await open().run(command, input, people[person])
          if (outcome.ok || !isFault(outcome.error)) decidedFor.push(person)
        }
        expect(decidedFor).toEqual(senders)
      }
    },
  )

  it.each(rows)('%s refuses a field that it does not know, and names it', async (...row) => {
    const [commandName, command, [sender = 'admin'], [input]] = row
    expect(await open().run(command, { ...input, isAdmin: true }, people[sender])).toEqual(
      err({
        code: 'invalid-input',
        message: expect.stringMatching(`^${commandName}: .*isAdmin`),
      }),
    )
  })

  it.each(rows)(
    '%s refuses what is no input at all',
    async (_name, command, [sender = 'admin']) => {
      for (const input of [undefined, null, 'x', 7, [], [{}]]) {
        expect(await open().run(command, input, people[sender])).toEqual(invalid)
      }
    },
  )

  it.each(rows)(
    '%s refuses what is no press',
    async (_name, command, [sender = 'admin'], [input]) => {
      for (const press of ['', 'short', `${'a'.repeat(18)}/x`, ')'.repeat(1_000_000)]) {
        expect(await open().run(command, input, { ...people[sender], press })).toEqual(invalid)
      }
    },
  )
})

type Path = readonly (string | number)[]

/** Where an input has texts. */
function textsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

/** An input with another value somewhere. */
function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  const parts = Object.entries(Object(value)).map(([name_, part]) => [
    name_,
    name_ === key ? withValue(part, rest, put) : part,
  ])
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Where a schema takes texts; `0` stands for the parts of a list. */
function textsOf(schema: z.ZodMiniType, path: Path = []): readonly Path[] {
  // zod types the parts of a schema by its kind, which a walk does not know.
  const { def } = schema._zod as unknown as {
    readonly def: {
      readonly type: string
      readonly shape?: Readonly<Record<string, z.ZodMiniType>>
      readonly element?: z.ZodMiniType
      readonly options?: readonly z.ZodMiniType[]
      readonly in?: z.ZodMiniType
      readonly innerType?: z.ZodMiniType
    }
  }
  if (def.type === 'string') return [path]
  const named = Object.entries(def.shape ?? {})
  const others = [...(def.options ?? []), def.in, def.innerType]
  return [
    ...named.flatMap(([key, part]) => textsOf(part, [...path, key])),
    ...(def.element === undefined ? [] : textsOf(def.element, [...path, '0'])),
    ...others.flatMap((part) => (part === undefined ? [] : textsOf(part, path))),
  ]
}

const nameOf = (path: Path) => path.join('.').replaceAll(/\d+/g, '0')

describe('a text of a megabyte', () => {
  it('is tried in every text that a command takes', () => {
    for (const [commandName, command, , inputs] of rows) {
      const tried = new Set(inputs.flatMap((input) => textsIn(input)).map(nameOf))
      const taken = textsOf(command.input).map(nameOf)
      expect([commandName, taken.filter((path) => !tried.has(path))]).toEqual([commandName, []])
    }
  })

  it.each(rows)('is refused everywhere in %s, before any pattern reads it', async (...row) => {
    const [, command, [sender = 'admin'], inputs] = row
    for (const input of inputs) {
      for (const path of textsIn(input)) {
        for (const sign of [')', '_', ' ', '.', 'c ']) {
          const typed = withValue(input, path, sign.repeat(1_000_000))
          expect(await open().run(command, typed, people[sender])).toEqual(invalid)
        }
      }
    }
  })
})

describe('an admin', () => {
  const input = { id, version: 0, seen: null, stock: 1 }
  const caller = { uid: 'admin', email: 'admin@example.com' }

  it.each<[string, Sender, Partial<ReturnType<typeof aProfile>>]>([
    ['has the role', admin, { role: 'user' }],
    ['has a verified address', { caller: aCaller({ ...caller, emailVerified: false }) }, {}],
    ['has the address of the profile', { caller: aCaller({ uid: 'admin' }) }, {}],
  ])('is only who %s', async (_name, sender, changed) => {
    const profile = aProfile({ role: 'admin', email: 'admin@example.com', ...changed })
    const shop = runOn(aShop({ profiles: { admin: profile } }))
    expect(await shop.run(setStock, input, sender)).toEqual(forbidden)
  })

  it('is nobody without a profile', async () => {
    const { 'users/admin': _profile, ...documents } = aShop()
    expect(await runOn(documents).run(setStock, input, admin)).toEqual(forbidden)
  })
})

describe('a token that outlives its account', () => {
  const byLink = anOrder({ uid: null })
  const { 'users/rosa': _profile, ...documents } = aShop({ orders: [byLink] })

  it.each<[string, Parameters<ReturnType<typeof runOn>['run']>[0], object]>([
    ['orders nothing', placeOrder, anOrderInput()],
    ['cancels nothing', cancelOrder, { id: byLink.id }],
    [
      'waits for nothing',
      joinWaitingList,
      { productId: id, email: 'a@example.com', language: 'es' },
    ],
  ])('%s', async (_name, command, input) => {
    const shop = runOn(documents)
    expect(await shop.run(command, input, rosa)).toEqual(forbidden)
    expect(shop.documents()).toEqual(documents)
  })
})

const sentBefore = (count: number) =>
  Array.from({ length: count }, (_one, index) => ({ press: aPress(index), at: noon }))

describe('the limit of a network address', () => {
  const soon = aProduct({ id: 'soon', comingSoon: true })
  const network = 'hash'
  const { path } = networkRef(network)
  const shopWith = (count: number) =>
    runOn({
      ...aShop({ products: [soon] }),
      [path]: { waitingLists: sentBefore(count), orders: [] },
    })
  const join = (shop: ReturnType<typeof runOn>, email: string, sender: Sender = {}) =>
    shop.run(joinWaitingList, { productId: 'soon', email, language: 'es' }, { network, ...sender })
  const tooMany = err('too-many')
  const max = networkLimits.waitingLists

  it('lets so many through within an hour, and counts one that is sent again once', async () => {
    const shop = shopWith(max - 1)
    const press = aPress(99)
    expect(await join(shop, 'a@example.com', { press })).toMatchObject({ ok: true })
    expect(await join(shop, 'a@example.com', { press, now: noon + 1 })).toMatchObject({ ok: true })
    expect(await join(shop, 'b@example.com', { now: noon + networkWindowMs - 1 })).toEqual(tooMany)
    expect(
      await join(shop, 'b@example.com', { now: noon + networkWindowMs - 1, network: 'other' }),
    ).toMatchObject({ ok: true })
    expect(await join(shop, 'b@example.com', { network: null })).toMatchObject({ ok: true })
    expect(await join(shop, 'b@example.com', { now: noon + networkWindowMs })).toMatchObject({
      ok: true,
    })
  })

  it('holds also for other inputs under a press that was counted', async () => {
    const shop = shopWith(0)
    const sender = { press: aPress(99) }
    await join(shop, 'a@example.com', sender)
    const before = shop.documents()
    expect(await join(shop, 'b@example.com', sender)).toEqual(doneBefore({ isToConfirm: true }))
    expect(shop.documents()).toEqual(before)
  })

  it('comes before any look-up, so that its answer is the same whatever is asked', async () => {
    const shop = shopWith(max)
    await join(shop, 'known@example.com', { network: null })
    const before = shop.documents()
    for (const productId of ['soon', 'unknown', '../users']) {
      for (const email of ['known@example.com', 'other@example.com', 'wrong']) {
        const input = { productId, email, language: 'es' }
        expect(await shop.run(joinWaitingList, input, { network })).toEqual(tooMany)
      }
    }
    expect(shop.documents()).toEqual(before)
  })

  it('is one for each kind of command, and does not count what is refused', async () => {
    const shop = runOn({ ...aShop(), [path]: { orders: sentBefore(networkLimits.orders) } })
    expect(await shop.run(placeOrder, anOrderInput(), { network })).toEqual(tooMany)
    const input = { productId: id, email: 'a@example.com', language: 'es' }
    expect(await shop.run(joinWaitingList, input, { network })).toMatchObject({
      error: 'product-available',
    })
    expect(shop.documents()[path]).toEqual({ orders: sentBefore(networkLimits.orders) })
  })

  it('remembers a press for a day, after which the database forgets the address', async () => {
    const shop = shopWith(1)
    const [now, press] = [noon + networkMemoryMs, aPress(99)]
    await join(shop, 'a@example.com', { press, now })
    expect(shop.documents()[path]).toEqual({
      orders: [],
      waitingLists: [{ press, at: now }],
      expiresAt: new Date(now + networkMemoryMs),
    })
  })
})

const noteSchema = z.object({ id: z.string(), text: z.string() })
const noteRef = (note: string) => ({ path: `notes/${note}`, schema: noteSchema })

const notes = {
  'notes/one': { text: 'First', from: { name: 'Rosa' }, tags: ['a', 'b'], pinned: null },
  'notes/two': { text: 'Second', from: { name: 'Rosa' }, tags: ['b'] },
  'notes/three': { text: 'Third', from: { name: 'Luis' }, tags: ['a'], pinned: null },
  'notes/four': { text: 'Fourth', pinned: 'last' },
  'notes/five': { text: 'Fifth', pinned: 'first' },
}

describe('a command', () => {
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
      alsoReads: (_, { ofRosa }) => ({ again: ofRosa.map((note) => noteRef(note.id)) }),
      decide: (_, documents) => decided(documents, []),
    })
    const [one, two, three, four] = [
      { id: 'one', text: 'First' },
      { id: 'two', text: 'Second' },
      { id: 'three', text: 'Third' },
      { id: 'four', text: 'Fourth' },
    ]
    expect(await runOn(notes).run(command, {})).toEqual(
      done({
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
      }),
    )
  })

  it('takes a write of a document that was not read for a bug', async () => {
    const command = defineCommand({
      name: 'blind',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({ one: noteRef('one') }),
      decide: () => decided(null, [save('notes/two', { text: 'Changed' })]),
    })
    await expect(runOn(notes).run(command, {})).rejects.toThrow('notes/two')
  })

  it('writes nothing if one of its documents could not be read again', async () => {
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
    const shop = runOn(notes)
    await expect(shop.run(command, {})).rejects.toMatchObject({
      code: 'invalid-document',
      message: expect.stringContaining('notes/added'),
    })
    expect(shop.documents()).toEqual(notes)
  })
})
