import {
  addNote,
  addProduct,
  changeRole,
  commands,
  defaultShopSettings,
  defineCommand,
  editOrder,
  enterOrder,
  joinWaitingList,
  letterRef,
  orderNotesRef,
  orderRef,
  placeOrder,
  productRef,
  profileRef,
  refundOrder,
  remindOrCancel,
  removeFromWaitingList,
  saveBankAccount,
  saveProduct,
  saveSettings,
  sendLetterAgain,
  setInvoice,
  setStock,
  settingsRef,
  setTracking,
  stateOf,
  takeStep,
  type Backend,
  type CommandResult,
  type Letter,
  type Order,
} from '@storefront/domain'
import {
  aBankAccount,
  anAddedProduct,
  anOrder,
  aPicture,
  aProduct,
} from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import { done, outage, refusal } from './outcomes.ts'
import {
  newAddress,
  password,
  profileDocument,
  signUp,
  signUpAdmin,
  verify,
  type Visitor,
} from './people.ts'
import { openShop, orderInput, putOrder, putProduct, stockOf } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const tracking = { carrier: 'Servientrega', number: '0093' }

const { id: _, currency: __, image: ___, sortOrder: ____, ...seenProduct } = aProduct({ stock: 10 })

const added = anAddedProduct()
const addedInput = {
  ...seenProduct,
  id: added.id,
  name: added.name,
  description: { es: 'Con miel.', en: 'With honey.' },
  picture: aPicture,
}

const seenSettings = { ...defaultShopSettings, transferOffered: true, lettersOn: true }

/** A letter that was not sent. */
const failedLetter: Letter = {
  orderId: 'order000000000000001',
  kind: 'orderReceived',
  state: 'failed',
  attempts: 8,
  createdAt: Date.UTC(2026, 0, 2),
  sendAt: Date.UTC(2026, 0, 2),
  claimedUntil: null,
  sentAt: null,
  lastDay: null,
}

interface Case {
  readonly run: (backend: Backend, order: Order) => Promise<CommandResult<unknown, unknown>>
  /** The document that it changes, and what the document then has. */
  readonly path: string
  readonly stored: DocumentFields
}

const id = 'order000000000000001'
const newId = 'order000000000000002'

const nobody = {
  nombre: 'Bar El Puerto',
  cedula: '',
  businessName: '',
  telefono: '',
  email: '',
  direccion: '',
  city: '',
  province: '',
  reference: '',
  idKind: 'cedula',
} as const

/** A command of each kind that admins send. */
const cases: Readonly<Record<string, Case>> = {
  takeStep: {
    run: ({ run }, order) =>
      run(takeStep, { id, step: 'delivered', seen: stateOf(order), tracking: null }),
    path: orderRef(id).path,
    stored: { status: 'delivered', deliveredAt: expect.any(Number) },
  },
  setTracking: {
    run: ({ run }) => run(setTracking, { id, seen: null, tracking }),
    path: orderRef(id).path,
    stored: { tracking },
  },
  enterOrder: {
    run: ({ run }) =>
      run(enterOrder, {
        key: 'deskorder00000000001',
        lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 2500 }],
        shippingCents: 0,
        reason: 'A bar buys often.',
        pickupAddress: '',
        customer: nobody,
        paymentMethod: 'onDelivery',
        language: 'es',
        notes: '',
        isPaid: true,
        isDelivered: true,
        writesLetters: false,
      }),
    path: orderRef('deskorder00000000001').path,
    stored: { uid: null, totalCents: 5000, status: 'delivered', owed: null },
  },
  editOrder: {
    run: ({ run }, { paymentMethod }) =>
      run(editOrder, {
        id: newId,
        seen: stateOf(anOrder({ id: newId })),
        lines: [{ id: 'destilado', quantity: 3 }],
        pickupAddress: '',
        customer: { ...nobody, city: 'Cuenca' },
        paymentMethod,
      }),
    path: orderRef(newId).path,
    stored: { customer: { city: 'Cuenca' }, subtotalCents: 8100, owed: 'collect' },
  },
  refundOrder: {
    run: ({ run }, order) =>
      run(refundOrder, { id, seen: stateOf(order), cents: 500, reason: 'Broken.' }),
    path: orderRef(id).path,
    stored: { refundedCents: 500 },
  },
  setInvoice: {
    run: ({ run }) => run(setInvoice, { id, seen: '', invoice: '001-001-000000042' }),
    path: orderRef(id).path,
    stored: { invoice: '001-001-000000042' },
  },
  addNote: {
    run: ({ run }) => run(addNote, { orderId: id, key: 'one', text: ' Prefers the evening. ' }),
    path: orderNotesRef(id).path,
    stored: {
      notes: [
        {
          key: 'one',
          text: 'Prefers the evening.',
          by: expect.any(String),
          at: expect.any(Number),
        },
      ],
    },
  },
  addProduct: {
    run: ({ run }) => run(addProduct, addedInput),
    path: productRef(added.id).path,
    stored: { name: added.name, description: addedInput.description, sortOrder: 2, image: null },
  },
  saveProduct: {
    run: ({ run }) =>
      run(saveProduct, { id: 'destilado', seen: seenProduct, changes: { priceCents: 3150 } }),
    path: productRef('destilado').path,
    stored: { price: 31.5, stock: 10 },
  },
  setStock: {
    run: ({ run }) => run(setStock, { id: 'destilado', seen: 10, stock: 50 }),
    path: productRef('destilado').path,
    stored: { stock: 50, price: 27 },
  },
  saveSettings: {
    run: ({ run }) => run(saveSettings, { seen: seenSettings, changes: { salesPaused: true } }),
    path: settingsRef.path,
    stored: { ...seenSettings, salesPaused: true },
  },
  saveBankAccount: {
    run: ({ run }) => run(saveBankAccount, { seen: aBankAccount(), account: null }),
    path: 'settings/bank',
    stored: { account: null },
  },
  changeRole: {
    run: ({ run }) => run(changeRole, { uid: 'luis', role: 'admin' }),
    path: profileRef('luis').path,
    stored: { role: 'admin', email: 'luis@example.com' },
  },
}

export function describeCommandsContract(makeBench: MakeBench): void {
  describe('a command', () => {
    let bench: TestBench
    let admin: Visitor
    let order: Order
    beforeEach(async () => {
      bench = await makeBench()
      await openShop(bench, { lettersOn: true })
      admin = await signUpAdmin(bench)
      const at = Date.UTC(2026, 0, 3)
      order = await putOrder(bench, { id, status: 'shipped', paymentReceivedAt: at, shippedAt: at })
      await putOrder(bench, { id: newId })
      await bench.put('users/luis', profileDocument({ email: 'luis@example.com' }))
    })

    it.each(Object.entries(cases))(
      'stores what it decides, and finds it done when it is sent again: %s',
      async (_name, { run, path, stored }) => {
        const first = await run(admin.device, order)
        expect(first).toMatchObject({ ok: true, already: false })
        const after = await bench.read(path)
        expect(after).toMatchObject(stored)
        expect(await run(admin.device, order)).toEqual({ ...first, already: true })
        expect(await bench.read(path)).toEqual(after)
      },
    )

    it('sends a letter again that was not sent', async () => {
      const { path } = letterRef(id, 'orderReceived')
      await bench.put(path, { ...failedLetter })
      const sent = await admin.device.run(sendLetterAgain, { orderId: id, kind: 'orderReceived' })
      expect(sent).toMatchObject({ ok: true, already: false, value: { state: 'waiting' } })
      expect(await bench.read(path)).not.toMatchObject({ state: 'failed' })
    })

    it('of a guest and an admin keeps the waiting list of a bottle', async () => {
      await putProduct(bench, { id: 'reposado', priceCents: null, comingSoon: true })
      const email = newAddress()
      const person = { email, language: 'en' as const }
      const join = () =>
        bench.openGuest().run(joinWaitingList, { ...person, productId: 'reposado' })
      expect(await join()).toEqual({ ok: true, already: false, value: null })
      expect(await join()).toEqual({ ok: true, already: true, value: null })
      const { run, products } = admin.device
      expect(await products.waitingLists()).toEqual([
        { id: 'reposado', people: [{ ...person, at: expect.any(Number) }] },
      ])
      const removed = await run(removeFromWaitingList, { productId: 'reposado', emails: [email] })
      expect(removed).toEqual({ ok: true, already: false, value: null })
      expect(await products.waitingLists()).toEqual([])
    })

    it('answers with what its readers then find', async () => {
      const { run, orders, products, settings } = admin.device
      const moved = await cases['takeStep']?.run(admin.device, order)
      expect(moved).toMatchObject({ value: await orders.find(id) })
      const edited = await cases['saveProduct']?.run(admin.device, order)
      expect(edited).toMatchObject({ value: (await products.list())[0] })
      const saved = await run(saveSettings, { seen: seenSettings, changes: { pendingDays: 3 } })
      expect(saved).toMatchObject({ value: await settings.shop() })
    })

    it('stores the picture of a product with it, and replaces it', async () => {
      const { run, products } = admin.device
      await run(addProduct, addedInput)
      expect(await products.picture(added.id)).toBe(aPicture)
      const { id: addedId, picture: _1, ...seen } = addedInput
      const picture = 'data:image/jpeg;base64,/9j/2Q=='
      const saved = await run(saveProduct, { id: addedId, seen, changes: {}, picture })
      expect(saved).toMatchObject({ ok: true, already: false })
      expect(await bench.openGuest().products.picture(added.id)).toBe(picture)
    })

    it('writes several documents in one commit, and removes them when it is undone', async () => {
      const { run, orders, letters } = admin.device
      const kindsOf = async () => (await letters.ofOrder(newId)).map(({ kind }) => kind)
      const take = async (step: 'shipped' | 'shippedUndone' | 'cancelled') => {
        const seen = stateOf((await orders.find(newId)) ?? order)
        return run(takeStep, { id: newId, step, seen, tracking })
      }
      expect(await take('shipped')).toMatchObject({ ok: true, value: { tracking } })
      expect(await kindsOf()).toEqual(['orderShipped'])
      expect(await take('shippedUndone')).toMatchObject({ ok: true, value: { tracking: null } })
      expect(await kindsOf()).toEqual([])
      expect(await take('cancelled')).toMatchObject({ ok: true })
      expect(await stockOf(admin.device)).toBe(12)
    })

    it('changes nothing when it refuses', async () => {
      const { run } = admin.device
      const before = await bench.read(orderRef(id).path)
      const seen = { ...stateOf(order), status: 'pending' } as const
      expect(await run(takeStep, { id, step: 'cancelled', seen, tracking: null })).toEqual({
        ok: false,
        error: 'order-changed',
      })
      expect(await bench.read(orderRef(id).path)).toEqual(before)
      expect(await stockOf(admin.device)).toBe(10)
    })

    it('decides again when another one has changed its documents meanwhile', async () => {
      const other = await signUpAdmin(bench)
      for (const key of ['1', '2', '3']) {
        const race = await putOrder(bench, { id: `race0000000000000000${key}` })
        const seen = stateOf(race)
        const outcomes = await Promise.all([
          admin.device.run(takeStep, { id: race.id, step: 'cancelled', seen, tracking: null }),
          other.device.run(takeStep, { id: race.id, step: 'shipped', seen, tracking: null }),
        ])
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
        expect(outcomes).toContainEqual({ ok: false, error: 'order-changed' })
      }
    })

    it('loses no bottle when the stock is counted while one is sold', async () => {
      const [counted, placed] = await Promise.all([
        admin.device.run(setStock, { id: 'destilado', seen: 10, stock: 50 }),
        bench.openGuest().run(placeOrder, orderInput(1)),
      ])
      expect(placed).toMatchObject({ ok: true })
      expect(await stockOf(admin.device)).toBe(counted.ok ? 49 : 9)
    })

    it('keeps one admin when two take the role from each other at once', async () => {
      const other = await signUpAdmin(bench)
      const [one, two] = [admin.account.uid, other.account.uid]
      await Promise.allSettled([
        admin.device.run(changeRole, { uid: two, role: 'user' }),
        other.device.run(changeRole, { uid: one, role: 'user' }),
      ])
      const stored = await Promise.all([one, two].map((uid) => bench.read(profileRef(uid).path)))
      expect(stored.filter((profile) => profile?.['role'] === 'admin')).toHaveLength(1)
    })

    it('about roles and the bank account needs a recent sign-in, and is written to the audit log', async () => {
      const { auth, auditLog } = admin.device
      const signInRequired = { ok: false, error: 'recent-sign-in-required' }
      await bench.ageSignIn(admin.device, admin.account.uid)
      for (const name of ['changeRole', 'saveBankAccount']) {
        expect(await cases[name]?.run(admin.device, order)).toEqual(signInRequired)
      }
      expect(await cases['setStock']?.run(admin.device, order)).toMatchObject({ ok: true })

      expect(await auth.reauthenticate('wrong-one')).toEqual(refusal('invalid-credentials'))
      expect(await cases['changeRole']?.run(admin.device, order)).toEqual(signInRequired)
      expect(await auth.reauthenticate(password)).toEqual(done)
      for (const name of ['changeRole', 'saveBankAccount']) {
        expect(await cases[name]?.run(admin.device, order)).toMatchObject({ ok: true })
      }
      const first = await auditLog.list({ limit: 1 })
      const second = await auditLog.list({ limit: 1, after: first.next })
      const { uid: by, email: byEmail } = admin.account
      const signed = { id: expect.any(String), by, byEmail, changedAt: expect.any(Number) }
      expect([first.items, second.items]).toEqual([
        [{ ...signed, kind: 'bankAccount', account: null }],
        [{ ...signed, kind: 'role', uid: 'luis', email: 'luis@example.com', role: 'admin' }],
      ])
      expect(second.next).toBeNull()
    })

    it('of an admin is forbidden to everybody else', async () => {
      const denied = outage('permission-denied')
      const guest = bench.openGuest()
      for (const command of commands.filter(({ by }) => by !== 'anyone')) {
        await expect(guest.run(command, {})).rejects.toEqual(denied)
      }
      const rosa = await signUp(bench)
      const { uid, email } = rosa.account
      const count = () => cases['setStock']?.run(rosa.device, order)
      await expect(count()).rejects.toEqual(denied)
      // With the role, but an address that is not verified, or not the profile's.
      await bench.put(profileRef(uid).path, profileDocument({ email, role: 'admin' }))
      await expect(count()).rejects.toEqual(denied)
      await verify(bench, rosa)
      await bench.put(profileRef(uid).path, profileDocument({ email: newAddress(), role: 'admin' }))
      await expect(count()).rejects.toEqual(denied)
      expect(await stockOf(guest)).toBe(10)
    })

    it('of the schedule is forbidden to admins too', async () => {
      await expect(admin.device.run(remindOrCancel, { id })).rejects.toEqual(
        outage('permission-denied'),
      )
    })

    it.each([
      ['unknown field', { ...orderInput(), price: 1 }, /price/],
      ['wrong type', { ...orderInput(), seenTotalCents: '32' }, /seenTotalCents/],
      ['text that is too long', { ...orderInput(), notes: 'x'.repeat(501) }, /notes/],
      ['missing field', { key: orderInput().key }, /lines/],
    ])('with an %s is refused, and the failure names it', async (_name, input, field) => {
      const guest = bench.openGuest()
      // The types exclude these inputs; a caller without types could send them.
      const sent = guest.run(placeOrder, input as ReturnType<typeof orderInput>)
      const failure: unknown = await sent.catch((error: unknown) => error)
      expect(failure).toEqual(outage('unknown'))
      expect(String(failure)).toMatch(/placeOrder/)
      expect(String(failure)).toMatch(field)
    })

    it('that the shop does not have is refused', async () => {
      const unknown = defineCommand({
        name: 'giveAway',
        by: 'anyone',
        input: z.strictObject({}),
        reads: () => ({}),
        decide: () => {
          throw new Error('Nobody decides this')
        },
      })
      await expect(bench.openGuest().run(unknown, {})).rejects.toEqual(outage('unknown'))
    })

    it('fails where one of its documents is not valid, and writes nothing', async () => {
      await bench.put(productRef('destilado').path, { name: 'Broken' })
      const input = orderInput()
      const placed = bench.openGuest().run(placeOrder, input)
      await expect(placed).rejects.toMatchObject({ name: 'Outage' })
      expect(await bench.read(orderRef(input.key).path)).toBeNull()
    })
  })
}
