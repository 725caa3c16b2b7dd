import { memoryStorage } from '@storefront/adapters/embedded'
import { demoUser } from '@storefront/backend/seed'
import { Outage, type Cart, type CartLine, type GuestCart, type Log } from '@storefront/domain'
import { act, renderHook } from '@testing-library/react'
import { vi } from 'vitest'

import { createTestPorts, createTestServices } from '../../../../../testing/createTestServices.ts'
import { inServices } from '../../../../../testing/inServices.tsx'
import { lazyBackend, type LoadBackend } from '../../../../shared/services.tsx'
import { useCart } from '../useCart.ts'

export const offline = new Outage('offline', 'No network')
export const refused = new Outage('permission-denied', 'Refused')

/** Lets everything happen that is due within so many ms of the fake clock. */
export const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Does something that renders the page again, and returns its result. */
function inAct<Result>(work: () => Result): Result {
  const results: Result[] = []
  act(() => void results.push(work()))
  const [result] = results
  if (result === undefined) throw new Error('It has no result')
  return result
}

/** The calls for carts that a test may have answered otherwise. */
export interface CartCalls {
  readonly load: (uid: string) => Promise<Cart>
  readonly setLine: (uid: string, line: CartLine) => Promise<Cart>
  readonly merge: (uid: string, guest: GuestCart) => Promise<Cart>
}

type Otherwise = (carts: CartCalls) => Partial<CartCalls>

/** What one tab tells the browser's others. */
function createChannel() {
  const tabs = new Set<() => void>()
  return () => {
    const own = new Set<() => void>()
    return {
      post: () => tabs.forEach((listener) => own.has(listener) || listener()),
      listen(listener: () => void) {
        own.add(listener)
        tabs.add(listener)
        return () => void tabs.delete(listener)
      },
    }
  }
}

/** What one tab does after another. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T,>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** A shop whose backend keeps its own storage, apart from those of the browsers that open it. */
export async function openShop() {
  const server = memoryStorage()
  const backend = await createTestPorts(server).loadBackend()

  /** A browser (a device) with what it stores and what its tabs tell one another. */
  function openBrowser(storage = memoryStorage()) {
    const cartTabs = createChannel()
    const mergeInTurn = createTurns()
    const signOuts = createChannel()

    /** A page in a tab of its own; some calls for carts may behave otherwise. */
    function openTab(otherwise: Otherwise = () => ({})) {
      const log = vi.fn<Log>()
      const loadBackend = vi.fn<LoadBackend>(
        lazyBackend(async () => {
          const own = await createTestPorts(server).loadBackend()
          return { ...own, carts: { ...own.carts, ...otherwise(own.carts) } }
        }),
      )
      const services = createTestServices({
        ...createTestPorts(storage),
        loadBackend,
        cartChannel: cartTabs(),
        mergeInTurn,
        signOutChannel: signOuts(),
        log,
      })
      services.start()
      const { session, notices, queryClient } = services
      const { result } = renderHook(useCart, { wrapper: inServices(services) })
      return {
        cart: () => result.current.cart,
        isLoading: () => result.current.isLoading,
        add: (added: CartLine) => inAct(() => result.current.add(added)),
        setLine: (set: CartLine) => inAct(() => services.cart.setLine(set)),
        /** The order of a guest or an account has been placed. */
        order: (uid: string | null, ...lines: Cart) => {
          const items = lines.map(({ id: productId, name, priceCents, quantity }) => ({
            productId,
            name,
            unitPriceCents: priceCents,
            quantity,
          }))
          act(() => result.current.onOrderPlaced({ uid, items }))
        },
        signIn: (person = demoUser) => act(() => session.signIn(({ auth }) => auth.signIn(person))),
        signOut: () => act(() => session.signOut()),
        /** The service ends the session. */
        endSession: () => act(async () => void (await (await loadBackend()).auth.signOut())),
        notices: () => notices.get().map(({ code }) => code),
        loadBackend,
        queryClient,
        log,
      }
    }

    return { openTab, cartItems: () => storage.getItem('cartItems') }
  }

  return {
    openBrowser,
    openTab: (otherwise?: Otherwise) => openBrowser().openTab(otherwise),
    backend,
    /** The cart of the account that is signed in. */
    stored: ({ uid } = demoUser) => backend.carts.load(uid),
  }
}

/** The call, after so many that fail. */
export function failingFirst<Args extends unknown[], Answer>(
  times: number,
  call: (...args: Args) => Promise<Answer>,
  failure = offline,
) {
  let left = times
  return vi.fn<(...args: Args) => Promise<Answer>>((...args) => {
    left -= 1
    return left < 0 ? call(...args) : Promise.reject(failure)
  })
}

/** The call, whose answer takes so many ms of the fake clock. */
export const takingTime =
  <Args extends unknown[], Answer>(ms: number, call: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    const answer = await call(...args)
    await new Promise((resolve) => setTimeout(resolve, ms))
    return answer
  }

/** The call, whose first answer is lost. */
export function losingReply<Args extends unknown[], Answer>(
  call: (...args: Args) => Promise<Answer>,
) {
  let isLost = true
  return async (...args: Args): Promise<Answer> => {
    const answer = await call(...args)
    if (!isLost) return answer
    isLost = false
    throw offline
  }
}

/** A tab of the demo user, once the cart has loaded. */
export async function openUserTab(otherwise?: Otherwise) {
  const shop = await openShop()
  const browser = shop.openBrowser()
  const tab = browser.openTab(otherwise)
  await tab.signIn()
  await settle()
  return { ...shop, ...browser, ...tab }
}
