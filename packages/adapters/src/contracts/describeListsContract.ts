import {
  orderFields,
  orderRef,
  orderStatuses,
  owedKinds,
  productRef,
  waitingListRef,
  profileRef,
  searchTermsFor,
  soldStatuses,
  takeStep,
  versionOf,
  type Backend,
  type Customer,
  type Order,
  type OrderFilter,
  type OrderStatus,
} from '@storefront/domain'
import { aBankAccount, aCustomer, anOrder } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { profileDocument, signUpAdmin, type Visitor } from './people.ts'
import { putOrder, putProduct, type OrderFacts } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const day = (number: number) => Date.UTC(2026, 9, number)

const luis = 'luis@example.com'
const rosa = 'rosa@example.com'

/** What customers type. */
const typed: Readonly<Record<string, Partial<Customer>>> = {
  [luis]: { nombre: 'LUIS TITUAÑA', telefono: '02 255 1234', cedula: '0912345678' },
  [rosa]: { nombre: 'Rosa María Quishpe', telefono: '+593 99 123 4567', cedula: '1710034065' },
}

/** One order a day without an account, each with a different total; the money of the first two was received on the 3rd and 2nd. */
const placed: readonly (readonly [OrderStatus, email: string, OrderFacts])[] = [
  ['delivered', rosa, { paymentReceivedAt: day(3) }],
  ['cancelled', luis, { paymentReceivedAt: day(2) }],
  ['pending', rosa, {}],
  ['shipped', luis, {}],
  ['pending', rosa, {}],
]

const put = (bench: TestBench, number: number, [status, email, fields]: (typeof placed)[number]) =>
  putOrder(bench, {
    id: `order-${String(number).padStart(10, '0')}`,
    uid: null,
    status,
    totalCents: 1000 + number,
    customer: aCustomer({ email, ...typed[email] }),
    createdAt: day(number),
    ...fields,
  })

const numbersOf = ({ items }: { readonly items: readonly Order[] }) =>
  items.map(({ id }) => Number(id.slice(6)))

const filters: readonly (readonly [string, OrderFilter, readonly number[]])[] = [
  ['all', {}, [5, 4, 3, 2, 1]],
  ['those of any status', { statuses: [] }, [5, 4, 3, 2, 1]],
  ['those of one status', { statuses: ['pending'] }, [5, 3]],
  ['those of several statuses', { statuses: ['shipped', 'cancelled'] }, [4, 2]],
  ['those to collect', { owed: ['collect'] }, [3, 4, 5]],
  ['those to do anything about', { owed: owedKinds }, [2, 3, 4, 5]],
  ['those of a customer to refund', { customerKey: luis, owed: ['refund'] }, [2]],
  ['those that are sold', { statuses: soldStatuses }, [5, 4, 3, 1]],
  ['those from a moment on', { from: day(4) }, [5, 4]],
  ['those before a moment', { before: day(3) }, [2, 1]],
  ['those of a period', { from: day(2), before: day(4) }, [3, 2]],
  ['those of a customer', { customerKey: luis }, [4, 2]],
  ['those of a customer and a period', { customerKey: rosa, from: day(2) }, [5, 3]],
  ['those of a customer and a status', { customerKey: rosa, statuses: ['pending'] }, [5, 3]],
  ['those of a status and a period', { statuses: ['pending'], before: day(4) }, [3]],
  ['those of everything', { customerKey: luis, statuses: orderStatuses, from: day(3) }, [4]],
  ['those to collect of a period', { owed: ['collect'], before: day(4) }, [3]],
]

/** What an admin types, with the numbers of the orders that it finds. */
const searches: readonly (readonly [typed: string, numbers: readonly number[]])[] = [
  ['Maria', [5, 3, 1]],
  ['tituana', [4, 2]],
  ['099 12', [5, 3, 1]],
  ['17100', [5, 3, 1]],
  ['Luis@', [4, 2]],
  ['10,03', [3]],
  ['a-10', [5, 4, 3, 2, 1]],
  ['uishpe', []],
  ['…', []],
]

/** Invalid cursors, such as those of a truncated URL. */
const brokenCursors = (cursor: string | null): readonly string[] => [
  cursor?.slice(0, -3) ?? '',
  '',
  'rubbish',
  '7',
  '[]',
  '["a/b", 1, 2]',
  '["order-1", 1]',
  '["order-1", 1e300, 0]',
]

export function describeListsContract(makeBench: MakeBench): void {
  describe('lists', () => {
    let bench: TestBench
    let admin: Visitor
    let orders: Backend['orders']
    let profiles: Backend['profiles']
    beforeEach(async () => {
      bench = await makeBench()
      admin = await signUpAdmin(bench)
      ;({ orders, profiles } = admin.device)
    })

    describe('of orders', () => {
      beforeEach(async () => {
        for (const [index, order] of placed.entries()) await put(bench, index + 1, order)
      })

      it.each(filters)('have, and figures add up: %s', async (_, filter, numbers) => {
        const listed = await orders.list(filter, { limit: 10 })
        expect(numbersOf(listed)).toEqual(numbers)
        expect(listed.next).toBeNull()
        expect(await orders.figures(filter)).toEqual({
          count: numbers.length,
          totalCents: numbers.reduce((sum, number) => sum + 1000 + number, 0),
        })
      })

      it('have no money of a month, but figures do: received, less what was given back', async () => {
        const raised = { paymentReceivedAt: day(3), receivedCents: 300 }
        await put(bench, 6, ['pending', rosa, raised])
        await put(bench, 7, [
          'delivered',
          rosa,
          { paymentReceivedAt: day(7), refundedAt: day(40), refundedCents: 200 },
        ])
        const [october, november] = [1001 + 1002 + 300 + 1007, -200]
        expect(await orders.figures({ month: '2026-10' })).toEqual({
          count: 4,
          totalCents: october,
        })
        expect(await orders.figures({ month: '2026-11' })).toEqual({
          count: 1,
          totalCents: november,
        })
        expect(await orders.figures({ month: '2026-12' })).toEqual({ count: 0, totalCents: 0 })
        const totalCents = 1003 + 1004 + 1005 + 706
        expect(await orders.figures({ owed: ['collect'] })).toEqual({ count: 4, totalCents })
      })

      it('have figures of the orders with money due by transfer to another account', async () => {
        const account = aBankAccount()
        const other = aBankAccount({ number: '0000000000' })
        const none = { count: 0, totalCents: 0 }
        expect(await orders.figures({ accountOtherThan: account })).toEqual(none)
        const all = { count: 3, totalCents: 1003 + 1004 + 1005 }
        expect(await orders.figures({ accountOtherThan: other })).toEqual(all)
      })

      it('begin with what is owed longest, and count all of it', async () => {
        const numbers = Array.from({ length: 130 }, (_, index) => index + 10)
        await Promise.all(numbers.map((number) => put(bench, number, ['pending', rosa, {}])))
        const first = await orders.list({ owed: ['collect'] }, { limit: 5 })
        const second = await orders.list({ owed: ['collect'] }, { limit: 5, after: first.next })
        expect(numbersOf(first)).toEqual([3, 4, 5, 10, 11])
        expect(numbersOf(second)).toEqual([12, 13, 14, 15, 16])
        expect(await orders.figures({ owed: ['collect'] })).toMatchObject({ count: 133 })
      })

      it.each(searches)('find what a search text may mean: %j', async (text, numbers) => {
        const found = await orders.list({ terms: searchTermsFor(text) }, { limit: 10 })
        expect(numbersOf(found)).toEqual(numbers)
      })

      it('find the orders with the number of an invoice', async () => {
        await put(bench, 6, ['pending', rosa, { invoice: '001-001-000000042' }])
        await put(bench, 7, ['pending', rosa, { invoice: '001-001-0000000420' }])
        const found = await orders.list({ invoice: '001-001-000000042' }, { limit: 10 })
        expect(numbersOf(found)).toEqual([6])
      })

      it.each<[string, OrderFilter]>([
        ['of a status', { statuses: ['pending', 'delivered'] }],
        ['of a name', { terms: searchTermsFor('Quishpe') }],
      ])('have pages, each order once, the newest first: %s', async (_, filter) => {
        const first = await orders.list(filter, { limit: 2 })
        const second = await orders.list(filter, { limit: 2, after: first.next })
        expect(numbersOf(first)).toEqual([5, 3])
        expect(numbersOf(second)).toEqual([1])
        expect(second.next).toBeNull()
      })

      it('have no next page when the last one is full', async () => {
        expect(await orders.list({ customerKey: luis }, { limit: 2 })).toMatchObject({ next: null })
      })

      it('keep the position between pages when an order comes or leaves', async () => {
        const filter: OrderFilter = { statuses: ['pending', 'shipped'] }
        const first = await orders.list(filter, { limit: 2 })
        await put(bench, 6, ['pending', luis, {}])
        const id = 'order-0000000004'
        const version = versionOf((await orders.find(id)) ?? anOrder())
        await admin.device.run(takeStep, { id, version, steps: [{ kind: 'delivered' }] })
        expect(numbersOf(await orders.list(filter, { limit: 2, after: first.next }))).toEqual([3])
      })

      it('begin again with an invalid cursor', async () => {
        const first = await orders.list({}, { limit: 2 })
        for (const after of brokenCursors(first.next)) {
          const page = await orders.list({}, { limit: 2, after })
          expect({ after, page }).toEqual({ after, page: first })
        }
      })

      it('of a user have pages too', async () => {
        const { uid } = admin.account
        for (const number of [6, 7, 8]) await put(bench, number, ['pending', rosa, { uid }])
        const first = await orders.listForUser(uid, { limit: 2 })
        const second = await orders.listForUser(uid, { limit: 2, after: first.next })
        expect([numbersOf(first), numbersOf(second)]).toEqual([[8, 7], [6]])
        expect(second.next).toBeNull()
      })
    })

    describe('of users', () => {
      beforeEach(async () => {
        for (const name of ['luis', 'ana.b', 'ana.a', 'anabel']) {
          await bench.put(`users/${name}`, profileDocument({ email: `${name}@example.com` }))
        }
      })

      it('are sorted by address, page by page, with uid and whole profile', async () => {
        const first = await profiles.list({}, { limit: 3 })
        const second = await profiles.list({}, { limit: 3, after: first.next })
        const uids = [...first.items, ...second.items].map(({ uid }) => uid)
        expect(uids).toEqual(['ana.a', 'ana.b', 'anabel', 'luis', admin.account.uid])
        expect(second.next).toBeNull()
        expect(first.items[0]).toEqual({ uid: 'ana.a', ...(await profiles.find('ana.a')) })
      })

      it.each([
        ['ana', ['ana.a', 'ana.b', 'anabel']],
        ['ana.', ['ana.a', 'ana.b']],
        ['luis@example.com', ['luis']],
        ['uis', []],
      ])('find by the beginning of an address: %s', async (emailPrefix, uids) => {
        const { items } = await profiles.list({ emailPrefix }, { limit: 10 })
        expect(items.map(({ uid }) => uid)).toEqual(uids)
      })

      it('find by role, and users of one address one after the other', async () => {
        const admins = await profiles.list({ role: 'admin' }, { limit: 3 })
        expect(admins.items.map(({ uid }) => uid)).toEqual([admin.account.uid])
        await bench.put('users/other', profileDocument({ email: 'luis@example.com' }))
        const search = { role: 'user', emailPrefix: 'luis@' } as const
        const first = await profiles.list(search, { limit: 1 })
        const second = await profiles.list(search, { limit: 1, after: first.next })
        const found = [...first.items, ...second.items].map(({ uid }) => uid)
        expect(found).toEqual(['luis', 'other'])
        expect(second.next).toBeNull()
      })

      it('begin again with an invalid cursor', async () => {
        const first = await profiles.list({}, { limit: 2 })
        for (const after of brokenCursors(first.next)) {
          const page = await profiles.list({}, { limit: 2, after })
          expect({ after, page }).toEqual({ after, page: first })
        }
      })
    })

    it('name what cannot be read, and show the rest', async () => {
      const { uid } = admin.account
      const broken = { ...orderFields(anOrder({ uid })), entries: 'none' }
      await bench.put(orderRef('broken').path, broken)
      const order = await putOrder(bench, { uid })
      await bench.put(profileRef('broken').path, { email: 'a@example.com', role: 7 })
      await putProduct(bench)
      await bench.put(productRef('broken').path, { name: 7 })
      await bench.put('auditLog/broken', { changedAt: 1 })
      await bench.put(waitingListRef('broken').path, { people: 7 })
      await bench.put('letters/broken', { orderId: order.id, state: 'read' })

      const page = { limit: 5 }
      const unreadable = ['broken']
      for (const listed of [orders.list({}, page), orders.listForUser(uid, page)]) {
        expect(await listed).toEqual({ items: [order], unreadable, next: null })
      }
      const { auditLog, letters, products } = admin.device
      expect(await products.waitingLists()).toEqual({ items: [], unreadable })
      expect(await letters.ofOrder(order.id)).toEqual({ items: [], unreadable })
      expect(await profiles.list({}, page)).toMatchObject({ items: [{ uid }], unreadable })
      expect(await auditLog.list(page)).toEqual({ items: [], unreadable, next: null })
      for (const { list } of [products, bench.openGuest().products]) {
        expect(await list()).toMatchObject({ items: [{ id: 'destilado' }], unreadable })
      }
    })
  })
}
