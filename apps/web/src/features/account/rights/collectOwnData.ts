import { type Account, type Backend, type Order, toStoredCart } from '@storefront/domain'

/** Orders asked for at a time. */
const pageSize = 50

/**
 * Everything the shop keeps of a person: account, profile, cart and every order, as the person's own
 * copy. Money of the cart in US dollars as stored, of orders in cents; dates in ISO 8601.
 *
 * @throws Outage
 */
export async function collectOwnData(backend: Backend, account: Account, now: number) {
  const { uid, email, emailVerified, providers } = account
  const [profile, cart, orders] = await Promise.all([
    backend.profiles.find(uid),
    backend.carts.load(uid),
    everyOrder(backend, uid),
  ])
  return {
    collectedAt: isoTime(now),
    account: { uid, email, emailVerified, providers },
    profile: profile && { ...profile, createdAt: profile.createdAt && isoTime(profile.createdAt) },
    cart: toStoredCart(cart),
    orders: orders.map((order) => ({ ...order, createdAt: isoTime(order.createdAt) })),
  }
}

async function everyOrder({ orders }: Backend, uid: string): Promise<readonly Order[]> {
  const collected: Order[] = []
  let after: string | null = null
  do {
    // Each page names the next.
    const page: Awaited<ReturnType<typeof orders.listOf>> = await orders.listOf(uid, {
      limit: pageSize,
      after,
    })
    collected.push(...page.items)
    after = page.next
  } while (after !== null)
  return collected
}

const isoTime = (time: number): string => new Date(time).toISOString()
