import { demoUser } from '@storefront/backend/seed'
import { Outage, type Cart, type CartChange } from '@storefront/domain'
import { vi } from 'vitest'

import { createTestPorts } from '../../../../testing/createTestServices.ts'
import type { CheckRelease, Log } from '../../../shared/services.tsx'
import { createUserCart, type UserCartOptions } from '../createUserCart.ts'

/** The calls for carts that a test may have answered otherwise. */
export interface CartCalls {
  readonly load: (uid: string) => Promise<Cart>
  readonly change: (uid: string, change: CartChange) => Promise<Cart>
}

export type Otherwise = (carts: CartCalls) => Partial<CartCalls>

/** The demo user's cart, on carts of which some calls may behave otherwise. */
export async function openUserCart(otherwise: Otherwise = () => ({})) {
  const { loadBackend, cartOutbox: outbox } = createTestPorts()
  const backend = await loadBackend()
  await backend.auth.signIn(demoUser)
  const carts = { ...backend.carts, ...otherwise(backend.carts) }
  const loadCarts = vi.fn<UserCartOptions['loadCarts']>(() => Promise.resolve(carts))
  const onSaved = vi.fn<UserCartOptions['onSaved']>()
  const log = vi.fn<Log>()
  const checkRelease = vi.fn<CheckRelease>(() => Promise.resolve(false))
  const { uid } = demoUser
  /** One more tab; some of its calls may behave otherwise. */
  const open = (own: Partial<CartCalls> = {}) => {
    const loadOwn = async () => ({ ...(await loadCarts()), ...own })
    return createUserCart({ uid, outbox, loadCarts: loadOwn, onSaved, checkRelease, log })
  }
  return {
    cart: open(),
    open,
    backend,
    loadCarts,
    onSaved,
    checkRelease,
    log,
    pending: () => outbox.read(uid),
    stored: () => backend.carts.load(uid),
  }
}

export const offline = new Outage('offline', 'No network')

/** The call, after so many that fail. */
export function failingFirst<Args extends unknown[], Answer>(
  times: number,
  call: (...args: Args) => Promise<Answer>,
) {
  let left = times
  return vi.fn<(...args: Args) => Promise<Answer>>((...args) => {
    left -= 1
    return left < 0 ? call(...args) : Promise.reject(offline)
  })
}

/** The call, whose answer takes so many ms of the fake clock. */
export const takingTime =
  <Args extends unknown[], Answer>(ms: number, call: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return call(...args)
  }
