import type { EmbeddedHistory } from '@storefront/adapters/embedded'
import { profileOf, seedAccounts } from '@storefront/backend/seed'
import { dayMs, dayOf, hourMs, orderFields, profileTextsOf } from '@storefront/domain'

import { demoCustomers } from './demoCustomers.ts'
import { openDays, placeDemoOrders } from './demoOrders.ts'

/**
 * Two months of an invented shop's orders, up to today: the same result at each call of the same day. What they leave
 * of the stock, and the number that they reach, is in the demonstration's seed.
 *
 * Until 1 a.m. yesterday counts as today: today's orders are placed shortly after midnight, and must not
 * be in the future.
 *
 * @param now in ms since 1970
 */
export function demoHistory(now: number) {
  const today = dayOf(now - hourMs).from
  const opened = today - openDays * dayMs
  return {
    users: Object.fromEntries([
      ...demoCustomers.flatMap(({ uid, emailVerified, customer }, index) => {
        const { email } = customer
        const texts = profileTextsOf(customer)
        const createdAt = opened + index * hourMs
        return uid === null
          ? []
          : [[uid, { ...texts, email, emailVerified, role: 'user', createdAt }] as const]
      }),
      ...seedAccounts.map((account) => [
        account.uid,
        { ...profileOf(account), createdAt: opened - dayMs },
      ]),
    ]),
    orders: Object.fromEntries(
      placeDemoOrders(today).map((order) => [order.id, orderFields(order)]),
    ),
  } satisfies EmbeddedHistory
}
