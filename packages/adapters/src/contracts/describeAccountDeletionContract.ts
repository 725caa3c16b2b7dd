import {
  anonymisedCustomer,
  cartRef,
  orderNotesRef,
  orderRef,
  profileRef,
  type OrderStatus,
} from '@storefront/domain'
import { aCartLine, aCustomer } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, refusal } from './outcomes.ts'
import {
  newAddress,
  password,
  signUp,
  signUpAdmin,
  valueOf,
  verify,
  type Visitor,
} from './people.ts'
import { putOrder } from './shop.ts'
import type { TestBench } from './TestBench.ts'

export function describeAccountDeletionContract(bench: () => TestBench): void {
  const orderOf = ({ account: { uid } }: Visitor, id: string, status: OrderStatus) =>
    putOrder(bench(), { id, uid, status, notes: 'Ring twice' })

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
      const delivered = await orderOf(rosa, 'order000000000000001', 'delivered')
      const cancelled = await orderOf(rosa, 'order000000000000002', 'cancelled')
      const luis = await signUp(bench())
      const other = await orderOf(luis, 'order000000000000003', 'delivered')
      const notes = orderNotesRef(delivered.id).path
      await bench().put(notes, { notes: [{ key: 'one', text: 'Evening.', by: 'luis', at: 1 }] })

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

    it('removes the person from orders that have not joined, once the address is verified', async () => {
      const customer = aCustomer({ email: rosa.account.email })
      const order = {
        id: 'order000000000000001',
        uid: null,
        customer,
        status: 'delivered',
      } as const
      const { id } = await putOrder(bench(), order)
      await verify(bench(), rosa)
      expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
      expect(await bench().read(orderRef(id).path)).toMatchObject({ customer: anonymisedCustomer })
    })

    it('is refused while an order is open, and changes nothing', async () => {
      const open = await orderOf(rosa, 'order000000000000001', 'shipped')
      const over = await orderOf(rosa, 'order000000000000002', 'delivered')
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
