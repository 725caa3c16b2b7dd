import { anonymisedCustomer } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, refusal } from './outcomes.ts'
import { password, signUp, signUpAdmin, valueOf, type Visitor } from './people.ts'
import { draftFor, letOrderAgain, openShop } from './shop.ts'
import type { TestBench } from './TestBench.ts'

export function describeAccountDeletionContract(bench: () => TestBench): void {
  const everythingOf = ({ account: { uid } }: Visitor, ...orders: readonly string[]) =>
    Promise.all([`users/${uid}`, `carts/${uid}`, ...orders].map((path) => bench().read(path)))

  describe('account deletion', () => {
    let rosa: Visitor
    beforeEach(async () => {
      rosa = await signUp(bench())
    })

    /** Places an order with notes, and returns its path. */
    async function placeOrder(): Promise<string> {
      await letOrderAgain(bench(), rosa)
      const draft = { ...(await draftFor(rosa, { destilado: 1 })), notes: 'Ring twice' }
      return `orders/${valueOf(await rosa.device.orders.place(draft)).id}`
    }

    it('removes the account with its profile and cart, and signs out', async () => {
      const { device, account } = rosa
      const { uid, email } = account
      await device.carts.change(uid, { id: 'add', actions: [{ type: 'add', line: aCartLine() }] })

      expect(await device.auth.deleteAccount(password)).toEqual(done)

      expect(await device.auth.idToken()).toBeNull()
      expect(await everythingOf(rosa)).toEqual([null, null])
      const { auth } = bench().openDevice()
      expect(await auth.signIn({ email, password })).toEqual(refusal('invalid-credentials'))
    })

    it('anonymises the orders that are delivered or cancelled', async () => {
      await openShop(bench(), { destilado: {} })
      const cancelled = await placeOrder()
      await rosa.device.orders.takeStep(cancelled.slice('orders/'.length), 'cancelled')
      const delivered = await placeOrder()
      const { status: _, ...fields } = (await bench().read(delivered)) ?? {}
      const tracking = { carrier: 'Servientrega', number: '0093' }
      const activity = { 0: { kind: 'delivered', by: 'admin', at: 1 } }
      await bench().put(delivered, { ...fields, status: 'delivered', tracking, activity })
      const note = { text: 'Prefers the evening.', by: 'admin', at: 1 }
      await bench().put(`${delivered}/notes/0`, note)
      const before = await bench().read(delivered)

      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)

      const { notes, searchTerms, tracking: tracked, ...kept } = { ...before }
      expect(tracked).toEqual(tracking)
      expect(notes).toBe('Ring twice')
      expect(searchTerms).toContain('quishpe')
      const after = await bench().read(delivered)
      expect(after).toEqual({
        ...kept,
        customer: anonymisedCustomer,
        updatedAt: expect.any(Number),
      })
      expect(await bench().read(`${delivered}/notes/0`)).toBeNull()
      expect(await bench().read(cancelled)).toMatchObject({
        status: 'cancelled',
        customer: anonymisedCustomer,
      })
    })

    it('is not held up by a recent order, of whose cart only the time and the id remain', async () => {
      const { uid } = rosa.account
      await openShop(bench(), { destilado: {} })
      const path = await placeOrder()
      const id = path.slice('orders/'.length)
      await rosa.device.orders.takeStep(id, 'cancelled')
      await rosa.device.carts.change(uid, {
        id: 'add',
        actions: [{ type: 'add', line: aCartLine() }],
      })

      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)

      expect(await everythingOf(rosa)).toEqual([
        null,
        { items: [], orderedAt: expect.any(Number), orderId: id },
      ])
    })

    it.each(['pending', 'paid', 'shipped'])(
      'is refused while an order is %s, and changes nothing',
      async (status) => {
        await openShop(bench(), { destilado: {} })
        const open = await placeOrder()
        await bench().put(open, { ...(await bench().read(open)), status })
        const over = await placeOrder()
        await rosa.device.orders.takeStep(over.slice('orders/'.length), 'cancelled')
        const before = await everythingOf(rosa, open, over)

        expect(await rosa.device.auth.deleteAccount(password)).toEqual(refusal('orders-open'))

        expect(await everythingOf(rosa, open, over)).toEqual(before)
        expect(await rosa.device.auth.idToken()).not.toBeNull()
      },
    )

    it('is refused while money has to go back', async () => {
      await openShop(bench(), { destilado: {} })
      const path = await placeOrder()
      await bench().put(path, {
        ...(await bench().read(path)),
        status: 'cancelled',
        paymentReceivedAt: 1,
      })
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(refusal('orders-open'))
      expect(await bench().read(path)).toMatchObject({ customer: { nombre: 'Rosa Quishpe' } })
    })

    it("does not change other users' orders", async () => {
      await openShop(bench(), { destilado: {} })
      const path = await placeOrder()
      const luis = await signUp(bench())
      expect(await luis.device.auth.deleteAccount(password)).toEqual(done)
      expect(await bench().read(path)).toMatchObject({ customer: { nombre: 'Rosa Quishpe' } })
    })

    it('is refused to an admin', async () => {
      const admin = await signUpAdmin(bench())
      const before = await everythingOf(admin)
      expect(await admin.device.auth.deleteAccount(password)).toEqual(refusal('admin-account'))
      expect(await everythingOf(admin)).toEqual(before)
    })

    it('removes an account without a profile', async () => {
      await rosa.device.profiles.remove(rosa.account.uid)
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
    })

    it('changes nothing when the password is wrong', async () => {
      await openShop(bench(), { destilado: {} })
      const path = await placeOrder()
      await rosa.device.orders.takeStep(path.slice('orders/'.length), 'cancelled')
      const before = await everythingOf(rosa, path)
      expect(await rosa.device.auth.deleteAccount('wrong-one')).toEqual(
        refusal('invalid-credentials'),
      )
      expect(await everythingOf(rosa, path)).toEqual(before)
    })

    it('is refused to a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.deleteAccount(password)).toEqual(refusal('session-expired'))
    })
  })
}
