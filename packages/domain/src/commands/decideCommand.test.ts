import { describe, expect, it } from 'vitest'

import { stateOf } from '../orders/orderSteps.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import {
  aCaller,
  aCheckedCustomer,
  anAddedProduct,
  anOrder,
  anOrderInput,
  aPicture,
  aProduct,
  aProfile,
} from '../testing/builders.ts'
import { admin, aShop, guest, rosa, runOn, schedule, type Sender } from '../testing/runOn.ts'
import { commandNamed, commands } from './commands.ts'
import { setStock } from './setStock.ts'

const order = anOrder()
const { id, currency: _currency, image: _image, sortOrder: _sortOrder, ...seen } = aProduct()
const { id: addedId, description } = anAddedProduct()
const customer = aCheckedCustomer()
const lines = [{ id, quantity: 1 }]
const everyone = ['guest', 'user', 'admin', 'schedule'] as const
type Person = (typeof everyone)[number]

const buyers: readonly Person[] = ['guest', 'user', 'admin']
const accounts: readonly Person[] = ['user', 'admin']
const desk: readonly Person[] = ['admin']

type Row = readonly [senders: readonly Person[], input: object]

/** Each command: who may send it, and an input that it accepts. */
const table: Readonly<Record<string, Row>> = {
  placeOrder: [buyers, anOrderInput()],
  cancelOrder: [buyers, { id: order.id }],
  joinWaitingList: [buyers, { productId: id, email: 'rosa@example.com', language: 'es' }],
  joinOrders: [accounts, {}],
  deleteAccount: [accounts, {}],
  takeStep: [desk, { id: order.id, step: 'shipped', seen: stateOf(order), tracking: null }],
  enterOrder: [
    desk,
    {
      key: 'deskorder00000000001',
      lines: [{ id, quantity: 1, unitPriceCents: 2700 }],
      shippingCents: 0,
      reason: '',
      pickupAddress: '',
      customer,
      paymentMethod: 'transfer',
      language: 'es',
      notes: '',
      isPaid: false,
      isDelivered: false,
      writesLetters: false,
    },
  ],
  editOrder: [
    desk,
    {
      id: order.id,
      seen: stateOf(order),
      lines,
      pickupAddress: '',
      customer,
      paymentMethod: 'transfer',
    },
  ],
  refundOrder: [desk, { id: order.id, seen: stateOf(order), cents: 500, reason: 'Broken.' }],
  setInvoice: [desk, { id: order.id, seen: '', invoice: '001-001-000000042' }],
  setTracking: [desk, { id: order.id, seen: null, tracking: { carrier: 'Tramaco', number: '' } }],
  addNote: [desk, { orderId: order.id, key: 'n', text: 'Called.' }],
  addProduct: [desk, { ...seen, id: addedId, description, picture: aPicture }],
  saveProduct: [desk, { id, seen, changes: {} }],
  setStock: [desk, { id, seen: null, stock: 1 }],
  removeFromWaitingList: [desk, { productId: id, emails: ['rosa@example.com'] }],
  saveSettings: [desk, { seen: defaultShopSettings, changes: {} }],
  saveBankAccount: [desk, { seen: null, account: null }],
  changeRole: [desk, { uid: 'rosa', role: 'admin' }],
  sendLetterAgain: [desk, { orderId: order.id, kind: 'newOrder' }],
  remindOrCancel: [['schedule'], { id: order.id }],
}
const rows = commands.map((command) => {
  const [senders, input]: Row = table[command.name] ?? [[], {}]
  return [command.name, command, senders, input] as const
})

const people: Readonly<Record<Person, Sender>> = { guest, user: rosa, admin, schedule }
const forbidden = { ok: false, error: { code: 'forbidden' } }
const invalid = { ok: false, error: { code: 'invalid-input', message: expect.any(String) } }

/** Whether a command was not decided at all. */
const isFault = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'forbidden' || error.code === 'invalid-input')

describe('the commands', () => {
  it('are all in this table, and found by their name', () => {
    expect(commands.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted())
    expect(commandNamed('placeOrder')?.name).toBe('placeOrder')
    expect(commandNamed('toString')).toBeUndefined()
  })

  it.each(rows)(
    '%s is decided for those who may send it',
    async (...[, command, senders, input]) => {
      const decidedFor: Person[] = []
      for (const person of everyone) {
        const outcome = await runOn(aShop({ orders: [order] })).run(command, input, people[person])
        if (outcome.ok || !isFault(outcome.error)) decidedFor.push(person)
      }
      expect(decidedFor).toEqual(senders)
    },
  )

  it.each(rows)('%s refuses a field that it does not know, and names it', async (...row) => {
    const [name, command, senders, input] = row
    const shop = runOn(aShop({ orders: [order] }))
    for (const person of senders) {
      expect(await shop.run(command, { ...input, isAdmin: true }, people[person])).toEqual({
        ok: false,
        error: { code: 'invalid-input', message: expect.stringMatching(`^${name}: .*isAdmin`) },
      })
    }
  })

  it.each(rows)('%s refuses what is no input at all', async (_name, command, senders) => {
    const shop = runOn(aShop({ orders: [order] }))
    for (const input of [undefined, null, 'x', 7, [], [{}]]) {
      for (const person of senders) {
        expect(await shop.run(command, input, people[person])).toEqual(invalid)
      }
    }
  })
})

describe('an admin', () => {
  const input = { id, seen: null, stock: 1 }
  const caller = { uid: 'admin', email: 'admin@example.com' }

  it.each<[string, Sender, Partial<ReturnType<typeof aProfile>>]>([
    ['has the role', admin, { role: 'user' }],
    ['has a verified address', { caller: aCaller({ ...caller, emailVerified: false }) }, {}],
    ['has the address of the profile', { caller: aCaller({ uid: 'admin' }) }, {}],
  ])('is only who %s', async (_, sender, changed) => {
    const profile = aProfile({ role: 'admin', email: 'admin@example.com', ...changed })
    const shop = runOn(aShop({ profiles: { admin: profile } }))
    expect(await shop.run(setStock, input, sender)).toEqual(forbidden)
  })

  it('is nobody without a profile', async () => {
    const { 'users/admin': _profile, ...documents } = aShop()
    expect(await runOn(documents).run(setStock, input, admin)).toEqual(forbidden)
  })
})
