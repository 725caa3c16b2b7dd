import {
  orderStatuses,
  pendingOlderThan,
  searchTermFor,
  searchTermsOf,
  type Customer,
  type Order,
  type OrderFilter,
  type OrderRepository,
  type OrderStatus,
} from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import { brokenCursors, outage } from './outcomes.ts'
import { signUpAdmin, type Visitor } from './people.ts'
import type { TestBench } from './TestBench.ts'

const day = (number: number) => Date.UTC(2026, 9, number)

const luis = 'luis@example.com'
const rosas = 'rosa@example.com'

/** What customers type. */
const written: Readonly<Record<string, Partial<Customer>>> = {
  [luis]: { nombre: 'LUIS TITUAÑA', telefono: '02 255 1234', cedula: '0912345678' },
  [rosas]: {
    nombre: 'Rosa María Quishpe',
    telefono: '+593 99 123 4567',
    cedula: '1710034065',
  },
}

/** One order a day, each with a different total. */
const stored: readonly Order[] = [
  order(1, 'delivered', rosas),
  order(2, 'cancelled', luis),
  order(3, 'pending', rosas),
  order(4, 'paid', luis),
  order(5, 'pending', rosas),
]

function order(number: number, status: OrderStatus, email: string): Order {
  const createdAt = day(number)
  return anOrder({
    id: `order-000000000${number}`,
    uid: email,
    status,
    totalCents: 1000 + number,
    customer: aCustomer({ email, ...written[email] }),
    createdAt,
    updatedAt: createdAt,
  })
}

/** The order's document, without its id. */
function fieldsOf(placed: Order): DocumentFields {
  const { id: _, ...fields } = placed
  return { ...fields, searchTerms: searchTermsOf(fields.customer) }
}

const numbersOf = (orders: readonly Order[]) => orders.map(({ id }) => Number(id.slice(6)))

const filters: readonly (readonly [string, OrderFilter, readonly number[]])[] = [
  ['all', {}, [5, 4, 3, 2, 1]],
  ['those of any status', { statuses: [] }, [5, 4, 3, 2, 1]],
  ['those of one status', { statuses: ['pending'] }, [5, 3]],
  ['those of several statuses', { statuses: ['paid', 'cancelled'] }, [4, 2]],
  ['those from a moment on', { from: day(4) }, [5, 4]],
  ['those before a moment', { before: day(3) }, [2, 1]],
  ['those of a period', { from: day(2), before: day(4) }, [3, 2]],
  ['those of an account', { uid: luis }, [4, 2]],
  ['those of an account and a period', { uid: rosas, from: day(2) }, [5, 3]],
  ['those of an account and a status', { uid: rosas, statuses: ['pending'] }, [5, 3]],
  ['those of a status and a period', { statuses: ['pending'], before: day(4) }, [3]],
  ['those of everything', { uid: luis, statuses: orderStatuses, from: day(3) }, [4]],
  ['those that have waited long', pendingOlderThan(2, day(6)), [3]],
]

/** What an admin types, with the numbers of the orders that it finds. */
const searches: readonly (readonly [typed: string, numbers: readonly number[]])[] = [
  ['rosa', [5, 3, 1]],
  ['Maria', [5, 3, 1]],
  ['QUISH', [5, 3, 1]],
  ['tituana', [4, 2]],
  ['0991234567', [5, 3, 1]],
  ['099 12', [5, 3, 1]],
  ['+593 2 255 1234', [4, 2]],
  ['17100', [5, 3, 1]],
  ['rosa@example.com', [5, 3, 1]],
  ['Luis@', [4, 2]],
  ['uishpe', []],
  ['…', []],
]

export function describeOrderSearchContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('searching', () => {
    let orders: OrderRepository
    beforeEach(async () => {
      const { bench } = fixture()
      for (const placed of stored) await bench.put(`orders/${placed.id}`, fieldsOf(placed))
      orders = (await signUpAdmin(bench)).device.orders
    })

    it.each(filters)('lists and adds up for an admin %s', async (_, filter, numbers) => {
      const { items, next } = await orders.list(filter, { limit: 10 })
      expect(numbersOf(items)).toEqual(numbers)
      expect(next).toBeNull()
      expect(await orders.figures(filter)).toEqual({
        count: numbers.length,
        totalCents: numbers.reduce((sum, number) => sum + 1000 + number, 0),
      })
    })

    it('lists whole orders page by page', async () => {
      const filter: OrderFilter = { statuses: ['pending', 'paid', 'delivered'] }
      const first = await orders.list(filter, { limit: 2 })
      const second = await orders.list(filter, { limit: 2, after: first.next })
      expect(first.items).toEqual([stored[4], stored[3]])
      expect(second.items).toEqual([stored[2], stored[0]])
      expect(second.next).toBeNull()
    })

    it.each(searches)('finds by %j what begins with it', async (typed, numbers) => {
      const { items } = await orders.list({ term: searchTermFor(typed) }, { limit: 10 })
      expect(numbersOf(items)).toEqual(numbers)
    })

    it('lists the orders of a name page by page', async () => {
      const filter: OrderFilter = { term: searchTermFor('Quishpe') }
      const first = await orders.list(filter, { limit: 2 })
      expect(numbersOf(first.items)).toEqual([5, 3])
      const second = await orders.list(filter, { limit: 2, after: first.next })
      expect(numbersOf(second.items)).toEqual([1])
      expect(second.next).toBeNull()
    })

    it('keeps the position between pages when a new order is placed', async () => {
      const first = await orders.list({}, { limit: 2 })
      const { id: _, ...fields } = order(6, 'pending', luis)
      await fixture().bench.put('orders/order-0000000006', fields)
      const { items } = await orders.list({}, { limit: 2, after: first.next })
      expect(numbersOf(items)).toEqual([3, 2])
    })

    it('keeps the position between pages when the last order of the page leaves the list', async () => {
      const filter: OrderFilter = { statuses: ['pending', 'paid'] }
      const first = await orders.list(filter, { limit: 2 })
      await orders.takeStep('order-0000000004', 'shipped')
      const { items } = await orders.list(filter, { limit: 2, after: first.next })
      expect(numbersOf(items)).toEqual([3])
    })

    it('returns the first page for an invalid cursor', async () => {
      const first = await orders.list({}, { limit: 2 })
      for (const after of brokenCursors(first.next)) {
        const page = await orders.list({}, { limit: 2, after })
        expect({ after, page }).toEqual({ after, page: first })
      }
    })

    it('is refused to users and guests', async () => {
      const { bench, rosa } = fixture()
      const denied = outage('permission-denied')
      for (const other of [rosa.device.orders, bench.openDevice().orders]) {
        await expect(other.list({}, { limit: 2 })).rejects.toEqual(denied)
        await expect(other.list({ uid: luis }, { limit: 2 })).rejects.toEqual(denied)
        await expect(other.figures({})).rejects.toEqual(denied)
      }
    })
  })
}
