import {
  anonymisedCustomer,
  cartRef,
  deleteAccount,
  err,
  newPress,
  orderNotesRef,
  orderRef,
  type OrderStatus,
  placeOrder,
  profileRef,
} from '@storefront/domain'
import { aCartLine, aCustomer, aPress } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, outage, refusal } from './outcomes.ts'
import {
  newAddress,
  onAnotherDevice,
  password,
  signUp,
  signUpAdmin,
  valueOf,
  verify,
  type Visitor,
} from './people.ts'
import { openShop, orderInput, putOrder, stockOf } from './shop.ts'
import type { TestBench } from './TestBench.ts'

export function describeAccountDeletionContract(bench: () => TestBench): void {
  const orderOf = ({ account: { uid } }: Visitor, id: string, status: OrderStatus) =>
    putOrder(bench(), {
      id,
      uid,
      status,
      paymentReceivedAt: status === 'cancelled' ? null : Date.UTC(2026, 0, 3),
      notes: 'Ring twice',
    })

  const stored = ({ account: { uid } }: Visitor, ...paths: readonly string[]) =>
    Promise.all(
      [profileRef(uid).path, cartRef(uid).path, ...paths].map((path) => bench().read(path)),
    )

  describe('account deletion', () => {
    let rosa: Visitor
    beforeEach(async () => {
      rosa = await signUp(bench())
      await rosa.device.carts.setLine(rosa.account.uid, aCartLine())
    })

    it('removes the account with its profile and cart, and the person from the orders', async () => {
      const delivered = await orderOf(rosa, 'KEY00000000000000001', 'delivered')
      const cancelled = await orderOf(rosa, 'KEY00000000000000002', 'cancelled')
      const luis = await signUp(bench())
      const other = await orderOf(luis, 'KEY00000000000000003', 'delivered')
      const notes = orderNotesRef(delivered.id).path
      await bench().put(notes, {
        notes: [{ press: aPress(), text: 'Evening.', by: 'luis', at: 1 }],
      })

      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)

      expect(await rosa.device.auth.idToken()).toBeNull()
      expect(await stored(rosa, notes)).toEqual([null, null, null])
      for (const { id, number } of [delivered, cancelled]) {
        expect(await bench().read(orderRef(id).path)).toMatchObject({
          number,
          customer: anonymisedCustomer,
          notes: '',
          searchTerms: expect.not.arrayContaining(['rosa']),
        })
      }
      expect(await luis.device.orders.find(other.id)).toEqual(other)
      const { auth } = bench().openDevice()
      const { email } = rosa.account
      expect(await auth.signIn({ email, password })).toEqual(refusal('invalid-credentials'))
    })

    it('leaves orders that have not joined as they are', async () => {
      await verify(bench(), rosa)
      const customer = aCustomer({ email: rosa.account.email })
      const order = await putOrder(bench(), { uid: null, customer })
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
      expect(await bench().openGuest().orders.find(order.id)).toEqual(order)
    })

    it('leaves a session elsewhere that can order nothing', async () => {
      await openShop(bench())
      const { device } = await onAnotherDevice(bench(), rosa)
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
      const press = newPress()
      await expect(device.run(placeOrder, orderInput(), press)).rejects.toEqual(
        outage('permission-denied'),
      )
      expect(await bench().openGuest().orders.find(press)).toBeNull()
      expect(await stockOf(device)).toBe(10)
    })

    it('needs a recent sign-in, which the password is', async () => {
      const before = await stored(rosa)
      await bench().ageSignIn(rosa.device, rosa.account.uid)
      expect(await rosa.device.run(deleteAccount, {})).toEqual(err('recent-sign-in-required'))
      expect(await stored(rosa)).toEqual(before)
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
      expect(await stored(rosa)).toEqual([null, null])
    })

    it('is refused while an order is open, and changes nothing', async () => {
      const open = await orderOf(rosa, 'KEY00000000000000001', 'shipped')
      const over = await orderOf(rosa, 'KEY00000000000000002', 'delivered')
      const paths = [open, over].map(({ id }) => orderRef(id).path)
      const before = await stored(rosa, ...paths)
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(refusal('orders-open'))
      expect(await stored(rosa, ...paths)).toEqual(before)
      expect(await rosa.device.auth.idToken()).not.toBeNull()
    })

    it('is refused to an admin', async () => {
      const admin = await signUpAdmin(bench())
      expect(await admin.device.auth.deleteAccount(password)).toEqual(refusal('admin-account'))
      expect(await admin.device.profiles.find(admin.account.uid)).toMatchObject({ role: 'admin' })
    })

    it('removes an account without a profile', async () => {
      const { auth } = bench().openDevice()
      valueOf(await auth.register({ email: newAddress(), password }))
      expect(await auth.deleteAccount(password)).toEqual(done)
    })

    it('changes nothing when the password is wrong', async () => {
      const before = await stored(rosa)
      expect(await rosa.device.auth.deleteAccount('wrong-one')).toEqual(
        refusal('invalid-credentials'),
      )
      expect(await stored(rosa)).toEqual(before)
    })

    it('is refused to a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.deleteAccount(password)).toEqual(refusal('session-expired'))
    })
  })
}
