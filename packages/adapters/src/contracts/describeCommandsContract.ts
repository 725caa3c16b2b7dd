import {
  addNote,
  addProduct,
  bankRef,
  changeRole,
  commands,
  confirmPlace,
  correctAccounts,
  defineCommand,
  editOrder,
  enterOrder,
  joinWaitingList,
  leaveWaitingLists,
  letterId,
  letterRef,
  newPress,
  orderNotesRef,
  orderRef,
  placeOrder,
  productRef,
  profileRef,
  remindOrCancel,
  removeFromWaitingList,
  saveProduct,
  saveSettings,
  sendLetterAgain,
  setStock,
  settingsRef,
  stepsOf,
  takeStep,
  tellWaitingList,
  waitingLetterRef,
  waitingListRef,
  type Backend,
  type Command,
  type CommandResult,
  type Fields,
  type Step,
  type WaitingLetterKind,
} from '@storefront/domain'
import {
  aBankAccount,
  aLetter,
  anAddedProduct,
  aPicture,
  aPress,
  aSale,
  aWaitingLetter,
  aWaitingPerson,
  someSettings,
} from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { done, outage, refusal } from './outcomes.ts'
import {
  newAddress,
  password,
  profileDocument,
  signUp,
  signUpAdmin,
  valueOf,
  verify,
  type Visitor,
} from './people.ts'
import { openShop, orderInput, putOrder, putProduct, stockOf } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const id = 'KEY00000000000000001'
const newId = 'KEY00000000000000002'
/** No order has it. */
const press = aPress(50)

const tracking = { carrier: 'Servientrega', number: '0093' }

const sale = aSale()

const words = { name: anAddedProduct().name, description: { es: 'Con miel.', en: 'With honey.' } }
const addedInput = { ...words, ...sale, stock: 10, picture: aPicture }

const {
  version: _version,
  lastPress: _lastPress,
  contactE164: _contactE164,
  ...editable
} = someSettings({ lettersOn: true })

/** A command with its input, the document that it changes, and what the document then has. */
function aCase<Input, Value, Refusal>(
  command: Command<Input, Value, Refusal>,
  input: NoInfer<Input>,
  path: string,
  stored: Fields,
) {
  const run = (backend: Backend, key: string): Promise<CommandResult<unknown, unknown>> =>
    backend.run(command, input, key)
  return { run, path, stored }
}

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

const raised = { ...sale, priceCents: 3150 }
const product = {
  id: 'destilado',
  version: 0,
  words: null,
  sale: raised,
  stock: null,
  picture: null,
}

const note = { text: 'Prefers the evening.', by: expect.any(String), at: expect.any(Number) }

/** Those of what admins edit, as it was seen: another press is refused with what is stored by then. */
const edits = {
  takeStep: aCase(takeStep, { id, version: 3, steps: [{ kind: 'delivered' }] }, orderRef(id).path, {
    status: 'delivered',
    owed: null,
  }),
  editOrder: aCase(
    editOrder,
    {
      id: newId,
      version: 1,
      lines: [{ id: 'destilado', quantity: 3 }],
      pickupAddress: '',
      customer: { ...nobody, city: 'Cuenca' },
      receiver: null,
      giftNote: '',
      paymentMethod: 'transfer',
      agreedShippingCents: null,
      discountCents: 0,
      reason: '',
    },
    orderRef(newId).path,
    { subtotalCents: 8100, owed: 'collect' },
  ),
  saveProduct: aCase(saveProduct, product, productRef('destilado').path, {
    price: 31.5,
    stock: 10,
    version: 1,
  }),
  setStock: aCase(
    setStock,
    { id: 'destilado', version: 0, seen: 10, stock: 50 },
    productRef('destilado').path,
    { stock: 50, price: 27, version: 1 },
  ),
  saveSettings: aCase(
    saveSettings,
    { version: 0, settings: { ...editable, transferOffered: false, bankAccount: null } },
    settingsRef.path,
    {
      transferOffered: false,
      version: 1,
    },
  ),
}

/** A command of each kind that admins send. */
const cases = {
  ...edits,
  enterOrder: aCase(
    enterOrder,
    {
      lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 2500 }],
      shippingCents: 0,
      reason: 'A bar buys often.',
      pickupAddress: '',
      customer: nobody,
      receiver: null,
      giftNote: '',
      paymentMethod: 'onDelivery',
      language: 'es',
      notes: '',
      isPaid: true,
      isDelivered: true,
      writesLetters: false,
    },
    orderRef(press).path,
    {
      uid: null,
      totalCents: 5000,
      status: 'delivered',
      owed: null,
    },
  ),
  addNote: aCase(addNote, { orderId: id, text: ` ${note.text} ` }, orderNotesRef(id).path, {
    notes: [{ ...note, press }],
  }),
  addProduct: aCase(addProduct, addedInput, productRef(press).path, {
    ...words,
    sortOrder: 2,
    image: null,
    version: 1,
  }),
  changeRole: aCase(changeRole, { uid: 'luis', role: 'admin' }, profileRef('luis').path, {
    role: 'admin',
    email: 'luis@example.com',
  }),
}

export function describeCommandsContract(makeBench: MakeBench): void {
  describe('a command', () => {
    let bench: TestBench
    let admin: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      await openShop(bench, { lettersOn: true })
      admin = await signUpAdmin(bench)
      const at = Date.UTC(2026, 0, 3)
      await putOrder(bench, { id, status: 'shipped', paymentReceivedAt: at, shippedAt: at })
      await putOrder(bench, { id: newId, bankAccount: aBankAccount({ number: '0000000000' }) })
      await bench.put('users/luis', profileDocument({ email: 'luis@example.com' }))
    })

    it.each(Object.entries(cases))(
      'stores what it decides, and finds it done when it is sent again: %s',
      async (_name, { run, path, stored }) => {
        const first = await run(admin.device, press)
        expect(first).toMatchObject({ ok: true, already: false })
        const after = await bench.read(path)
        expect(after).toMatchObject(stored)
        expect(await run(admin.device, press)).toEqual({ ...first, already: true })
        expect(await bench.read(path)).toEqual(after)
      },
    )

    it.each(Object.entries(edits))(
      'is refused with what is stored if somebody has edited it meanwhile: %s',
      async (_name, { run, path }) => {
        const stored = valueOf(await run(admin.device, press))
        const after = await bench.read(path)
        const error = { code: 'changed', stored }
        expect(await run(admin.device, newPress())).toEqual({ ok: false, error })
        expect(await bench.read(path)).toEqual(after)
      },
    )

    it('gives the account of the shop to the transfers that are awaited on another one', async () => {
      const { run, orders } = admin.device
      const account = aBankAccount()
      const correct = () => run(correctAccounts, { account }, press)
      await putOrder(bench, { id: aPress(2), paymentMethod: 'onDelivery' })
      expect(await correct()).toEqual({ ok: true, value: 1, already: false })
      expect(await orders.find(newId)).toMatchObject({ bankAccount: account })
      expect(await correct()).toEqual({ ok: true, value: 1, already: true })
      expect(await orders.figures({ accountOtherThan: account })).toMatchObject({ count: 0 })
    })

    it('sends a letter again that was not sent', async () => {
      const letter = aLetter({ orderId: id, state: 'failed' })
      const { path } = letterRef(letterId(letter))
      await bench.put(path, { ...letter })
      const sent = await admin.device.run(sendLetterAgain, { id: letterId(letter) })
      expect(sent).toMatchObject({ ok: true, already: false, value: { state: 'waiting' } })
      expect(await bench.read(path)).not.toMatchObject({ state: 'failed' })
    })

    const listed = async () =>
      (await admin.device.products.waitingLists()).items.flatMap(({ people }) => people)

    describe('of a guest and an admin keeps the waiting list of a bottle:', () => {
      const person = aWaitingPerson()
      const { email, language, key } = person
      const productId = 'reposado'
      const letterOf = (kind: WaitingLetterKind) => bench.read(waitingLetterRef({ key, kind }).path)
      const answered = { ok: true, already: false, value: null }
      beforeEach(() => putProduct(bench, { id: productId, priceCents: null, comingSoon: true }))

      it('joined at once while letters are off, and left', async () => {
        await openShop(bench, { lettersOn: false })
        const join = () => bench.openGuest().run(joinWaitingList, { productId, email, language })
        // The second time too, so that nobody learns who waits.
        for (const joined of [await join(), await join()]) {
          expect(joined).toEqual({ ...answered, value: { isToConfirm: false } })
        }
        const any = { at: expect.any(Number), key: expect.any(String) }
        expect(await listed()).toEqual([{ ...person, ...any }])
        const removal = { productId, emails: [email] }
        expect(await admin.device.run(removeFromWaitingList, removal)).toEqual(answered)
        expect(await listed()).toEqual([])
      })

      it('joined by a letter’s link while they are on, and left by it', async () => {
        const guest = bench.openGuest()
        const asked = await guest.run(joinWaitingList, { productId, email, language })
        expect(asked).toEqual({ ...answered, value: { isToConfirm: true } })
        expect(await listed()).toEqual([])
        const letter = aWaitingLetter({ createdAt: Date.now() })
        await bench.put(waitingLetterRef(letter).path, { ...letter, state: 'sent' })
        const confirmed = await guest.run(confirmPlace, { key })
        expect(confirmed).toMatchObject({ ok: true, already: false })
        expect(await listed()).toEqual([{ ...person, at: expect.any(Number) }])
        expect(await guest.run(leaveWaitingLists, { key })).toEqual(answered)
        expect(await listed()).toEqual([])
        expect(await letterOf('placeToConfirm')).toBeNull()
      })

      it('written to once it is on sale', async () => {
        await bench.put(waitingListRef(productId).path, { people: [person] })
        const tell = () => admin.device.run(tellWaitingList, { productId, keys: [key] })
        expect(await tell()).toEqual({ ok: false, error: 'product-unavailable' })
        await putProduct(bench, { id: productId })
        expect(await tell()).toEqual(answered)
        expect(await letterOf('bottleAvailable')).toMatchObject({ email, productId })
        expect(await listed()).toEqual([])
        expect(await tell()).toEqual({ ...answered, already: true })
      })
    })

    it('answers with what its readers then find', async () => {
      const { orders, products, settings } = admin.device
      const moved = await cases.takeStep.run(admin.device, press)
      expect(moved).toMatchObject({ value: await orders.find(id) })
      const edited = await cases.saveProduct.run(admin.device, press)
      expect(edited).toMatchObject({ value: (await products.list()).items[0] })
      const saved = await cases.saveSettings.run(admin.device, press)
      expect(saved).toMatchObject({ value: await settings.shop() })
    })

    it('stores the picture of a product with it, and replaces it', async () => {
      const { run, products } = admin.device
      await run(addProduct, addedInput, press)
      expect(await products.picture(press)).toBe(aPicture)
      const picture = 'data:image/jpeg;base64,/9j/2Q=='
      const changes = { id: press, version: 1, words, sale, stock: null, picture }
      expect(await run(saveProduct, changes)).toMatchObject({ ok: true, already: false })
      expect(await bench.openGuest().products.picture(press)).toBe(picture)
    })

    it('writes several documents in one commit, and an undoing removes none', async () => {
      const { run, letters } = admin.device
      const kindsOf = async () => (await letters.ofOrder(newId)).items.map(({ kind }) => kind)
      const take = (version: number, step: Step, key = newPress()) =>
        run(takeStep, { id: newId, version, steps: [step] }, key)
      expect(await take(1, { kind: 'shipped', tracking }, press)).toMatchObject({
        value: { status: 'shipped', tracking },
      })
      expect(await kindsOf()).toEqual(['orderShipped'])
      expect(await take(2, { kind: 'struck', undoes: press })).toMatchObject({
        value: { status: 'pending', tracking: null },
      })
      expect(await kindsOf()).toEqual(['orderShipped'])
      expect(await take(3, { kind: 'cancelled' })).toMatchObject({ ok: true })
      expect(await stockOf(admin.device)).toBe(12)
    })

    it('changes nothing when it refuses', async () => {
      const before = await bench.read(orderRef(id).path)
      const undoing = {
        id,
        version: 3,
        steps: [{ kind: 'struck', undoes: id }],
      } as const
      expect(await admin.device.run(takeStep, undoing)).toEqual({
        ok: false,
        error: 'step-impossible',
      })
      expect(await bench.read(orderRef(id).path)).toEqual(before)
      expect(await stockOf(admin.device)).toBe(10)
    })

    it('decides again when another one has changed its documents meanwhile', async () => {
      const other = await signUpAdmin(bench)
      for (const number of [2, 3, 4]) {
        const race = await putOrder(bench, { id: aPress(number) })
        const take = ({ device }: Visitor, step: 'shipped' | 'cancelled') =>
          device.run(takeStep, { id: race.id, version: 1, steps: stepsOf(race, step) })
        const outcomes = await Promise.all([take(admin, 'cancelled'), take(other, 'shipped')])
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
        const stored = await admin.device.orders.find(race.id)
        expect(outcomes).toContainEqual({ ok: false, error: { code: 'changed', stored } })
      }
    })

    it('loses no bottle when the stock is counted while one is sold', async () => {
      const [counted, placed] = await Promise.all([
        admin.device.run(setStock, { id: 'destilado', version: 0, seen: 10, stock: 50 }),
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
      const changing = [cases.changeRole, cases.saveSettings]
      const change = ({ run }: (typeof cases)['changeRole']) => run(admin.device, newPress())
      const correct = () => admin.device.run(correctAccounts, { account: aBankAccount() })
      await bench.ageSignIn(admin.device, admin.account.uid)
      for (const one of changing) expect(await change(one)).toEqual(signInRequired)
      expect(await correct()).toEqual(signInRequired)
      expect(await bench.read(bankRef.path)).toMatchObject({ account: aBankAccount() })
      expect(await change(cases.setStock)).toMatchObject({ ok: true })

      expect(await auth.reauthenticate('wrong-one')).toEqual(refusal('invalid-credentials'))
      expect(await change(cases.changeRole)).toEqual(signInRequired)
      expect(await auth.reauthenticate(password)).toEqual(done)
      expect(await correct()).toMatchObject({ ok: true })
      for (const one of changing) expect(await change(one)).toMatchObject({ ok: true })
      expect(await bench.read(bankRef.path)).toMatchObject({ account: null })
      const first = await auditLog.list({ limit: 1 })
      const second = await auditLog.list({ limit: 1, after: first.next })
      const { uid: by, email: byEmail } = admin.account
      const signed = { id: expect.any(String), by, byEmail, changedAt: expect.any(Number) }
      expect([first.items, second.items]).toEqual([
        [{ ...signed, kind: 'bankAccount', before: aBankAccount(), account: null }],
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
      const count = () => cases.setStock.run(rosa.device, newPress())
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
      ['missing field', { notes: '' }, /lines/],
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
      const placed = bench.openGuest().run(placeOrder, orderInput(), press)
      await expect(placed).rejects.toMatchObject({ name: 'Outage' })
      expect(await bench.read(orderRef(press).path)).toBeNull()
    })
  })
}
