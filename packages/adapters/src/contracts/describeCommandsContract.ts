import {
  addNote,
  type Backend,
  bankRef,
  changeRole,
  type Command,
  type CommandResult,
  confirmPlace,
  correctAccounts,
  defineCommand,
  err,
  joinWaitingList,
  leaveWaitingLists,
  newPress,
  orderNotesRef,
  orderRef,
  placeOrder,
  productRef,
  profileRef,
  saveProduct,
  saveSettings,
  setStock,
  settingsRef,
  stepsOf,
  takeStep,
  waitingLetterRef,
} from '@storefront/domain'
import {
  aBankAccount,
  aPress,
  aSale,
  aWaitingLetter,
  aWaitingPerson,
  someSettings,
} from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { done, outage, refusal } from './outcomes.ts'
import { password, profileDocument, signUp, signUpAdmin, verify, type Visitor } from './people.ts'
import { openShop, orderInput, putOrder, putProduct } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const id = 'KEY00000000000000001'
/** No order has it. */
const press = aPress(50)

const raised = { ...aSale(), priceCents: 3150 }

const {
  version: _version,
  lastPress: _lastPress,
  contactE164: _contactE164,
  ...editable
} = someSettings({ lettersOn: true })

/** A command with its input, and the document that it changes. The domain's own tests say what each command decides. */
function aCase<Input, Value, Refusal>(
  command: Command<Input, Value, Refusal>,
  input: NoInfer<Input>,
  path: string,
) {
  const run = (backend: Backend, key: string): Promise<CommandResult<unknown, unknown>> =>
    backend.run(command, input, key)
  return { run, path }
}

/** What changes a document, what creates one, and what writes several. */
const cases = {
  takeStep: aCase(takeStep, { id, version: 3, steps: [{ kind: 'delivered' }] }, orderRef(id).path),
  saveProduct: aCase(
    saveProduct,
    { id: 'destilado', version: 0, words: null, sale: raised, stock: null, picture: null },
    productRef('destilado').path,
  ),
  setStock: aCase(
    setStock,
    { id: 'destilado', version: 0, seen: 10, stock: 50 },
    productRef('destilado').path,
  ),
  saveSettings: aCase(
    saveSettings,
    { version: 0, settings: { ...editable, transferOffered: false, bankAccount: null } },
    settingsRef.path,
  ),
  addNote: aCase(addNote, { orderId: id, text: 'Evening.' }, orderNotesRef(id).path),
  changeRole: aCase(changeRole, { uid: 'luis', role: 'admin' }, profileRef('luis').path),
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
      await bench.put('users/luis', profileDocument({ email: 'luis@example.com' }))
    })

    it.each(Object.entries(cases))(
      'stores what it decides, and finds it done when it is sent again: %s',
      async (_name, { run, path }) => {
        const before = await bench.read(path)
        const first = await run(admin.device, press)
        expect(first).toMatchObject({ ok: true, already: false })
        const after = await bench.read(path)
        expect(after).not.toEqual(before)
        expect(await run(admin.device, press)).toEqual({ ...first, already: true })
        expect(await bench.read(path)).toEqual(after)
      },
    )

    it('of a guest puts an address on a waiting list by a letter’s link, and takes it off', async () => {
      const { email, language, key } = aWaitingPerson()
      const productId = 'reposado'
      await putProduct(bench, { id: productId, priceCents: null, comingSoon: true })
      const { products } = admin.device
      const guest = bench.openGuest()
      const asked = await guest.run(joinWaitingList, { productId, email, language })
      expect(asked).toEqual({ ok: true, already: false, value: { isToConfirm: true } })
      const letter = aWaitingLetter({ createdAt: Date.now() })
      const { path } = waitingLetterRef(letter)
      await bench.put(path, { ...letter, state: 'sent' })
      expect(await guest.run(confirmPlace, { key })).toMatchObject({ ok: true })
      expect(await products.waitingLists()).toMatchObject({
        items: [{ people: [{ email, language, key }] }],
      })
      expect(await guest.run(leaveWaitingLists, { key })).toMatchObject({ ok: true })
      expect(await products.waitingLists()).toMatchObject({ items: [] })
      expect(await bench.read(path)).toBeNull()
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

    it('decides again when another one has changed its documents meanwhile', async () => {
      const other = await signUpAdmin(bench)
      for (const number of [2, 3, 4]) {
        const race = await putOrder(bench, { id: aPress(number) })
        const take = ({ device }: Visitor, step: 'shipped' | 'cancelled') =>
          device.run(takeStep, { id: race.id, version: 1, steps: stepsOf(race, step) })
        const outcomes = await Promise.all([take(admin, 'cancelled'), take(other, 'shipped')])
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
        const stored = await admin.device.orders.find(race.id)
        expect(outcomes).toContainEqual(err({ code: 'changed', stored }))
      }
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
      const signInRequired = err('recent-sign-in-required')
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
      await expect(cases.setStock.run(bench.openDevice(), press)).rejects.toEqual(denied)
      const rosa = await signUp(bench)
      const { uid, email } = rosa.account
      const count = () => cases.setStock.run(rosa.device, newPress())
      await expect(count()).rejects.toEqual(denied)
      // With the role, but an address that is not verified.
      await bench.put(profileRef(uid).path, profileDocument({ email, role: 'admin' }))
      await expect(count()).rejects.toEqual(denied)
      await verify(bench, rosa)
      expect(await count()).toMatchObject({ ok: true })
    })

    it('with an unknown field is refused, and the failure names it', async () => {
      const unknown = { price: 1 }
      const input: ReturnType<typeof orderInput> = { ...orderInput(), ...unknown }
      const failure: unknown = await bench
        .openGuest()
        .run(placeOrder, input)
        .catch((error: unknown) => error)
      expect(failure).toEqual(outage('unknown'))
      expect(String(failure)).toMatch(/placeOrder.*price/s)
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
