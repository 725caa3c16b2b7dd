import { orderFields, orderStatuses, type Fields, type Order } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'

import { profileDocument, signUpAdmin, type Visitor } from '../../contracts/people.ts'
import { openShop, putProduct } from '../../contracts/shop.ts'
import { emulatorBench } from './emulatorBench.ts'

/** Size of the shop: several years of orders with FULL=1, or ORDERS of them; else more than one page of each list. */
export const crowd =
  process.env['FULL'] === '1'
    ? { orders: Number(process.env['ORDERS'] ?? 10_000), users: 2_000 }
    : { orders: 250, users: 50 }

/** Time of the first order, in ms since 1970. The others follow at equal intervals over seventy days. */
export const firstOrderAt = Date.UTC(2026, 0, 1, 12)
const betweenOrdersMs = (70 * 24 * 60 * 60 * 1000) / crowd.orders

const pad = (number: number) => String(number).padStart(6, '0')

export const emailOf = (user: number): string => `user-${pad(user)}@example.com`

const uidOf = (user: number) => `user-${pad(user)}`

/** A unique first name; all users have the same surname. */
export const nameOf = (user: number): string => `Rosa${pad(user)}`

/** All orders, oldest first, spread over the users and the statuses. */
export function allOrders(): Order[] {
  return Array.from({ length: crowd.orders }, (_, number) => {
    const createdAt = firstOrderAt + number * betweenOrdersMs
    const user = number % crowd.users
    return anOrder({
      id: `order-${pad(number)}`,
      uid: uidOf(user),
      status: orderStatuses[Math.floor(number / crowd.users)] ?? 'pending',
      totalCents: 2700 + number,
      customer: aCustomer({ nombre: `${nameOf(user)} Quishpe`, email: emailOf(user) }),
      createdAt,
      paymentReceivedAt: number % 2 === 0 ? createdAt : null,
    })
  })
}

const allUsers = (): (readonly [string, Fields])[] =>
  Array.from({ length: crowd.users }, (_, user) => [
    `users/${uidOf(user)}`,
    profileDocument({ email: emailOf(user) }),
  ])

/** Opens a new project on the emulators with all users, all orders and three products; returns its admin. */
export async function openCrowdedShop(): Promise<Visitor> {
  const bench = emulatorBench()
  await bench.putAll(allUsers())
  await bench.putAll(
    allOrders().map((order) => [`orders/${order.id}`, orderFields(order)] as const),
  )
  await openShop(bench)
  await putProduct(bench, { id: 'triple', sortOrder: 2 })
  await putProduct(bench, { id: 'reposado', sortOrder: 3 })
  return signUpAdmin(bench)
}
