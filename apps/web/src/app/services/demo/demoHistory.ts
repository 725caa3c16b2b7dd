import { orderNumberOf, type EmbeddedHistory } from '@storefront/adapters/embedded'
import { profileOf, seedAccounts, seedProducts } from '@storefront/backend/seed'
import { dayOf, toStoredOrder } from '@storefront/domain'

import { brand } from '../../../content/brand.ts'
import { demoCustomers } from './demoCustomers.ts'
import { openDays, placeDemoOrders, type PlacedOrder } from './demoOrders.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Two months of an invented shop's orders, up to today: the same result at each call of the same day.
 *
 * Until 1 a.m. yesterday counts as today: today's orders are placed shortly after midnight, and must not
 * be in the future.
 *
 * @param now in ms since 1970
 */
export async function demoHistory(now: number): Promise<EmbeddedHistory> {
  const today = dayOf(now - hourMs).from
  const opened = today - openDays * dayMs
  const orders = placeDemoOrders(today)
  return {
    users: Object.fromEntries([
      ...demoCustomers.map(({ uid, ...profile }, index) => [
        uid,
        { ...profile, role: 'user', createdAt: opened + index * hourMs },
      ]),
      ...seedAccounts.map((account) => [
        account.uid,
        { ...profileOf(account), createdAt: opened - dayMs },
      ]),
    ]),
    orders: Object.fromEntries(
      await Promise.all(
        orders.map(async ({ draft, createdAt, steps }) => {
          const stored = toStoredOrder(draft, await orderNumberOf(draft.id))
          return [draft.id, { ...stored, createdAt, updatedAt: createdAt, ...steps }] as const
        }),
      ),
    ),
    products: productsAfter(orders),
  }
}

/** Stock and stamps of the seed's products after the orders, by product id. */
function productsAfter(orders: readonly PlacedOrder[]): EmbeddedHistory['products'] {
  return Object.fromEntries(
    seedProducts(brand.name)
      .filter(({ stock }) => stock !== null)
      .map(({ id, stock }) => {
        const sales = orders.flatMap(({ draft, steps }) => {
          const line = draft.items.findIndex(({ productId }) => productId === id)
          const quantity = draft.items[line]?.quantity ?? 0
          const isReturned = steps['status'] === 'cancelled'
          return line === -1 ? [] : [{ stamp: { orderId: draft.id, line }, quantity, isReturned }]
        })
        const notReturned = sales.filter(({ isReturned }) => !isReturned)
        const lastSale = sales.at(-1)?.stamp
        const lastReturn = sales.findLast(({ isReturned }) => isReturned)?.stamp
        return [
          id,
          {
            stock: (stock ?? 0) - notReturned.reduce((sum, { quantity }) => sum + quantity, 0),
            ...(lastSale !== undefined && { lastSale }),
            ...(lastReturn !== undefined && { lastReturn }),
          },
        ]
      }),
  )
}
