import { memoryStorage } from '@storefront/adapters/embedded'
import { demoAdmin, demoUser } from '@storefront/backend/seed'
import {
  type Cart,
  cartReducer,
  emptyCart,
  err,
  maxCartLines,
  maxQuantity,
} from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  failingFirst,
  losingReply,
  offline,
  openShop,
  openUserTab,
  refused,
  settle,
  takingTime,
  type CartCalls,
} from './testing/openShop.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
})

const line = aCartLine({ quantity: 2 })
const other = aCartLine({ id: 'triple-destilado', name: 'Triple' })
const ofLine = (quantity: number) => ({ ...line, quantity })

describe('a guest’s cart', () => {
  it('is what the last visit left, and loads no backend', async () => {
    const { openTab } = (await openShop()).openBrowser()
    openTab().add(line)
    const tab = openTab()
    expect(tab.cart()).toEqual([line])
    expect(tab.isLoading()).toBe(false)
    await settle(60_000)
    expect(tab.loadBackend).not.toHaveBeenCalled()
  })

  it('shows a change at once, and stores it', async () => {
    const { openTab, cartItems } = (await openShop()).openBrowser()
    const { cart, add, setLine } = openTab()
    expect(add(line)).toEqual({ ok: true, value: line })
    add(other)
    expect(setLine(ofLine(0))).toEqual({ ok: true, value: [other] })
    expect(cart()).toEqual([other])
    expect(JSON.parse(cartItems() ?? '')).toEqual([
      { id: other.id, name: 'Triple', price: 27, image: other.image, quantity: 1 },
    ])
    setLine({ ...other, quantity: 0 })
    expect(cartItems()).toBeNull()
  })

  it('shows in every tab what was done in one', async () => {
    const { openTab } = (await openShop()).openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.add(line)
    expect(second.cart()).toEqual([line])
  })

  it('lives on in the page when the browser does not store it, and says so until it does', async () => {
    const storage = memoryStorage()
    const write = vi.spyOn(storage, 'setItem')
    const { cart, add, notices } = (await openShop()).openBrowser(storage).openTab()
    write.mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    add(line)
    expect(cart()).toEqual([line])
    expect(notices()).toEqual(['cart-not-stored'])
    write.mockRestore()
    add(other)
    expect(notices()).toEqual([])
  })
})

describe('a change that is refused', () => {
  it.each([
    [{ ...line, id: '' }, 'invalid-product', 'Producto inválido'],
    [{ ...line, id: '', quantity: 0 }, 'invalid-id', 'invalid-id'],
    [ofLine(1.5), 'invalid-quantity', 'invalid-quantity'],
  ] as const)('%j changes nothing and is only logged', async (changed, error, logged) => {
    const { cart, add, setLine, log, notices } = (await openShop()).openTab()
    add(line)
    expect(setLine(changed)).toEqual(err(error))
    expect(cart()).toEqual([line])
    expect(log.mock.calls).toEqual([[logged]])
    expect(notices()).toEqual([])
  })

  it('tells whoever did it, and the visitor, that the cart is full', async () => {
    const { add, notices } = (await openShop()).openTab()
    for (let index = 0; index < maxCartLines; index += 1) add(aCartLine({ id: `bottle-${index}` }))
    add(aCartLine({ id: 'bottle-0' }))
    expect(notices()).toEqual([])
    expect(add(line)).toEqual(err('cart-full'))
    expect(notices()).toEqual(['cart-full'])
  })

  it('takes what fits into a line, and tells the visitor that the rest is left out', async () => {
    const { cart, add, notices } = (await openShop()).openTab()
    add(ofLine(maxQuantity - 9))
    add(ofLine(9))
    expect(notices()).toEqual([])
    add(ofLine(1))
    expect(cart()).toEqual([ofLine(maxQuantity)])
    expect(notices()).toEqual(['cart-line-full'])
  })
})

describe('a user’s cart', () => {
  it('loads, says so while it cannot, and tries again', async () => {
    const { backend, openTab } = await openShop()
    await backend.auth.signIn(demoUser)
    await backend.carts.setLine(demoUser.uid, line)
    const tab = openTab(({ load }) => ({ load: failingFirst(1, load) }))
    await tab.signIn()
    await settle()
    expect(tab.isLoading()).toBe(true)
    expect(tab.notices()).toEqual(['cart-not-loaded'])
    await settle(1_000)
    expect(tab.cart()).toEqual([line])
    expect(tab.isLoading()).toBe(false)
    expect(tab.notices()).toEqual([])
  })

  it('is not taken for empty when it may not be read', async () => {
    const { openTab } = await openShop()
    const tab = openTab(() => ({ load: () => Promise.reject(refused) }))
    await tab.signIn()
    await settle(60_000)
    expect(tab.isLoading()).toBe(true)
    expect(tab.notices()).toEqual(['cart-not-loaded'])
  })

  it('shows changes at once, and saves them in their order, one after the other', async () => {
    const setLine = vi.fn<CartCalls['setLine']>()
    const tab = await openUserTab((carts) => ({
      setLine: setLine.mockImplementation(takingTime(100, carts.setLine)),
    }))
    tab.add(ofLine(1))
    tab.add(ofLine(1))
    tab.add(other)
    expect(tab.add(ofLine(1))).toEqual({ ok: true, value: ofLine(3) })
    expect(tab.cart()).toEqual([ofLine(3), other])
    await settle(100)
    expect(setLine).toHaveBeenCalledTimes(2)
    await settle(300)
    expect(setLine.mock.calls.map(([, saved]) => saved)).toEqual([
      ofLine(1),
      ofLine(2),
      other,
      ofLine(3),
    ])
    expect(tab.cart()).toEqual([ofLine(3), other])
    expect(await tab.stored()).toEqual([ofLine(3), other])
  })

  it('adds up taps that come before the page has rendered', async () => {
    const { cart, stored, queryClient, ...tab } = await openUserTab()
    expect(queryClient.getQueryData(['cart', demoUser.uid])).toEqual([])
    act(() => [1, 2, 3].forEach(() => tab.add(ofLine(1))))
    await settle()
    expect(cart()).toEqual([ofLine(3)])
    expect(await stored()).toEqual([ofLine(3)])
  })

  it('keeps what another device did to other lines', async () => {
    const { backend, cart, add } = await openUserTab()
    await backend.carts.setLine(demoUser.uid, other)
    add(line)
    await settle()
    expect(cart()).toEqual([other, line])
  })

  it('shows what another tab saves before the answer to its own change comes', async () => {
    const { openBrowser, stored } = await openShop()
    const { openTab } = openBrowser()
    const slow = openTab(({ setLine }) => ({ setLine: takingTime(200, setLine) }))
    const quick = openTab()
    await slow.signIn()
    await quick.signIn()
    await settle()
    slow.add(line)
    await settle(100)
    quick.add(other)
    await settle(1_000)
    expect(await stored()).toEqual([line, other])
    expect(quick.cart()).toEqual([line, other])
    expect(slow.cart()).toEqual([line, other])
  })

  it('keeps a change that is saved while an older cart is on its way', async () => {
    const tab = await openUserTab(({ load }) => {
      const answers = [load, takingTime(500, load)]
      return { load: (uid) => (answers.shift() ?? load)(uid) }
    })
    void tab.queryClient.invalidateQueries({ queryKey: ['cart'] })
    await settle(100)
    tab.add(line)
    await settle(1_000)
    expect(tab.cart()).toEqual([line])
  })

  it('shows what another tab has saved at once, and what another device has at the next focus', async () => {
    const { backend, openTab, ...first } = await openUserTab()
    const second = openTab()
    await second.signIn()
    await settle()
    first.add(line)
    await settle()
    expect(second.cart()).toEqual([line])
    await backend.carts.setLine(demoUser.uid, other)
    await act(async () => focusManager.setFocused(false))
    await act(async () => focusManager.setFocused(true))
    await settle()
    expect(second.cart()).toEqual([line, other])
  })

  it('adds to the stored bottles what is added before it has loaded', async () => {
    const { backend, openTab, stored } = await openShop()
    await backend.auth.signIn(demoUser)
    await backend.carts.setLine(demoUser.uid, line)
    const tab = openTab(({ load, merge }) => ({
      load: takingTime(500, load),
      merge: takingTime(200, merge),
    }))
    await tab.signIn()
    tab.add(ofLine(1))
    tab.add(ofLine(1))
    expect(tab.cart()).toEqual([ofLine(2)])
    await settle(1_000)
    expect(tab.cart()).toEqual([ofLine(4)])
    expect(await stored()).toEqual([ofLine(4)])
    expect(tab.notices()).toEqual([])
  })
})

it('is not misled by a cart that is read before the answer of a merge', async () => {
  const { openTab, stored } = await openShop()
  const tab = openTab(({ load, merge }) => ({
    load: async (uid) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return load(uid)
    },
    merge: losingReply(merge),
  }))
  await tab.signIn()
  tab.add(ofLine(1))
  await settle(600)
  tab.add(ofLine(1))
  expect(tab.cart()).toEqual([ofLine(2)])
  await settle(5_000)
  expect(await stored()).toEqual([ofLine(2)])
})

describe('a change that could not be saved', () => {
  it('is told until it is saved, and stays on the screen', async () => {
    const tab = await openUserTab(({ setLine }) => ({ setLine: failingFirst(2, setLine) }))
    tab.add(line)
    await settle()
    expect(tab.cart()).toEqual([line])
    expect(tab.notices()).toEqual(['cart-not-saved'])
    tab.add(other)
    await settle(3_000)
    expect(tab.cart()).toEqual([line, other])
    expect(tab.notices()).toEqual([])
    expect(await tab.stored()).toEqual([line, other])
  })

  it('is tried again after a growing wait, up to half a minute', async () => {
    const times: number[] = []
    const { add } = await openUserTab(() => ({
      setLine() {
        times.push(Date.now())
        return Promise.reject(offline)
      },
    }))
    add(line)
    await settle(121_000)
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  it('is saved as soon as the network is back', async () => {
    onlineManager.setOnline(false)
    const tab = await openUserTab(({ setLine }) => ({ setLine: failingFirst(1, setLine) }))
    tab.add(line)
    await settle(600_000)
    expect(tab.notices()).toEqual(['cart-not-saved'])
    await act(async () => onlineManager.setOnline(true))
    await settle()
    expect(tab.notices()).toEqual([])
    expect(await tab.stored()).toEqual([line])
  })

  it('is told and dropped once it is refused for good: the cart is read again, and the next change is saved', async () => {
    const tab = await openUserTab(({ setLine }) => ({
      setLine: (uid, set) => (set.id === line.id ? Promise.reject(refused) : setLine(uid, set)),
    }))
    await tab.backend.carts.setLine(demoUser.uid, other)
    tab.add(line)
    await settle(60_000)
    expect(tab.cart()).toEqual([other])
    expect(tab.notices()).toEqual(['cart-refused'])
    tab.add(other)
    await settle()
    expect(await tab.stored()).toEqual([{ ...other, quantity: 2 }])
  })
})

describe('the cart at login', () => {
  it('gets the guest’s added, which is emptied only once that is saved', async () => {
    const shop = await openShop()
    const phone = shop.openTab()
    await phone.signIn()
    phone.add(other)
    await settle()

    const { openTab, cartItems } = shop.openBrowser()
    const laptop = openTab(({ merge }) => ({ merge: failingFirst(1, merge) }))
    laptop.add(line)
    await laptop.signIn()
    await settle()
    expect(laptop.cart()).toEqual([line])
    expect(laptop.isLoading()).toBe(true)
    expect(cartItems()).not.toBeNull()
    expect(laptop.notices()).toEqual(['cart-not-saved'])

    await settle(1_000)
    expect(laptop.cart()).toEqual([other, line])
    expect(cartItems()).toBeNull()
    expect(laptop.notices()).toEqual(['cart-merged'])
  })

  it('says which product it has no room for', async () => {
    const { backend, openTab } = await openShop()
    const tab = openTab()
    tab.add(other)
    await backend.auth.signIn(demoUser)
    for (let index = 0; index < maxCartLines; index += 1) {
      await backend.carts.setLine(demoUser.uid, aCartLine({ id: `bottle-${index}` }))
    }
    await tab.signIn()
    await settle()
    expect(tab.cart()).toHaveLength(maxCartLines)
    expect(tab.notices()).toEqual(['cart-merged-in-part'])
  })

  it('gets it only once, even if the answer is lost', async () => {
    const { openTab, stored } = await openShop()
    const tab = openTab(({ merge }) => ({ merge: losingReply(merge) }))
    tab.add(line)
    await tab.signIn()
    await settle(1_000)
    expect(tab.cart()).toEqual([line])
    expect(await stored()).toEqual([line])
  })

  it('leaves alone what a guest adds after another tab has merged the cart', async () => {
    const { openBrowser, stored } = await openShop()
    const { openTab, cartItems } = openBrowser()
    const guest = openTab()
    guest.add(line)
    const first = openTab(({ merge }) => {
      const answers = [takingTime(50, merge), takingTime(500, merge)]
      return { merge: (...cart) => (answers.shift() ?? merge)(...cart) }
    })
    const second = openTab(({ merge }) => ({ merge: takingTime(200, merge) }))
    await first.signIn()
    await second.signIn()
    await settle(100)
    guest.add(ofLine(1))
    await settle(150)
    expect(JSON.parse(cartItems() ?? '')).toMatchObject([{ id: line.id, quantity: 1 }])
    await settle(1_000)
    expect(await stored()).toEqual([ofLine(3)])
    expect(first.cart()).toEqual([ofLine(3)])
    expect(second.cart()).toEqual([ofLine(3)])
  })

  it('leaves alone what a guest adds after the cart was emptied while it merges', async () => {
    const { openBrowser, stored } = await openShop()
    const { openTab } = openBrowser()
    const guest = openTab()
    guest.add(line)
    const tab = openTab(({ merge }) => ({ merge: takingTime(200, merge) }))
    await tab.signIn()
    await settle(100)
    tab.setLine(ofLine(0))
    guest.add(ofLine(1))
    await settle(2_000)
    expect(await stored()).toEqual([ofLine(1)])
  })

  it('gets a bottle only once that another tab merges while the answer to the first is under way', async () => {
    const { openBrowser, stored } = await openShop()
    const { openTab, cartItems } = openBrowser()
    const first = openTab(({ merge }) => ({ merge: takingTime(200, merge) }))
    const second = openTab(({ merge }) => ({ merge: takingTime(500, merge) }))
    first.add(line)
    await first.signIn()
    second.add(other)
    await second.signIn()
    await settle(2_000)
    expect(await stored()).toEqual([line, other])
    expect(second.cart()).toEqual([line, other])
    expect(cartItems()).toBeNull()
  })
})

describe('a session that ends by itself', () => {
  it.each([
    ['fails', offline],
    ['is refused, as the account is not signed in any more', refused],
  ])('leaves the guest the bottles whose saving %s, for the next login', async (_, failure) => {
    const { openBrowser, stored } = await openShop()
    const { openTab, cartItems } = openBrowser()
    const tab = openTab(({ setLine }) => {
      const calls = [setLine, failingFirst(9, setLine, failure)]
      return { setLine: (...set) => (calls.shift() ?? failingFirst(9, setLine, failure))(...set) }
    })
    await tab.signIn()
    await settle()
    tab.add(line)
    await settle()
    tab.add(ofLine(3))
    tab.add(other)
    await settle(500)
    await tab.endSession()
    expect(tab.cart()).toEqual([ofLine(3), other])
    expect(tab.notices()).toEqual(['session-ended'])

    const nextTab = openTab()
    await nextTab.signIn()
    await settle()
    expect(nextTab.cart()).toEqual([ofLine(5), other])
    expect(await stored()).toEqual([ofLine(5), other])
    expect(cartItems()).toBeNull()
  })

  it('doubles nothing at the next login whose saving was only not answered', async () => {
    const { openTab, stored } = await openShop()
    const tab = openTab(({ setLine }) => ({
      // It is saved, and all answers are lost.
      setLine: async (...set) => {
        await setLine(...set)
        throw offline
      },
    }))
    await tab.signIn()
    await settle()
    tab.add(line)
    await settle(500)
    await tab.endSession()
    expect(tab.cart()).toEqual([line])
    tab.add(other)
    await tab.signIn()
    await settle()
    expect(tab.cart()).toEqual([line, other])
    expect(await stored()).toEqual([line, other])
  })

  it('ends the attempts to save its changes, also once the account is back', async () => {
    const { openTab, stored } = await openShop()
    const setLine = vi.fn<CartCalls['setLine']>()
    const tab = openTab((carts) => ({
      setLine: setLine.mockImplementation(failingFirst(1, carts.setLine)),
    }))
    await tab.signIn()
    await settle()
    tab.add(line)
    await settle()
    await tab.endSession()
    await tab.signIn()
    await settle()
    tab.setLine(ofLine(7))
    await settle(60_000)
    expect(setLine).toHaveBeenCalledTimes(2)
    expect(await stored()).toEqual([ofLine(7)])
    expect(tab.notices()).toEqual(['cart-merged'])
  })
})

describe('the cart at logout', () => {
  it('is a guest’s and empty, and nothing of the user’s stays in the browser', async () => {
    const { openTab, cartItems } = (await openShop()).openBrowser()
    const tab = openTab(({ setLine }) => ({ setLine: failingFirst(9, setLine) }))
    await tab.signIn()
    await settle()
    tab.add(line)
    tab.add(other)
    await settle()
    await tab.signOut()
    expect(tab.cart()).toEqual([])
    expect(tab.isLoading()).toBe(false)
    await settle(60_000)
    expect(tab.cart()).toEqual([])
    expect(cartItems()).toBeNull()
    expect(tab.queryClient.getQueryData(['cart', demoUser.uid])).toBeUndefined()
    expect(tab.queryClient.getMutationCache().getAll()).toEqual([])
    expect(tab.notices()).toEqual([])
  })

  it.each(['before', 'after'])(
    'is empty in the other tabs, whose session ends %s they hear of it',
    async (order) => {
      const { openTab, cartItems } = (await openShop()).openBrowser()
      const tab = openTab()
      const otherTab = openTab(({ setLine }) => ({ setLine: failingFirst(9, setLine) }))
      await tab.signIn()
      await otherTab.signIn()
      await settle()
      otherTab.add(line)
      await settle()
      if (order === 'before') await otherTab.endSession()
      await tab.signOut()
      await otherTab.endSession()
      expect(otherTab.cart()).toEqual([])
      expect(cartItems()).toBeNull()
    },
  )

  it.each([
    ['what is being saved', ({ setLine }: CartCalls) => ({ setLine: takingTime(500, setLine) })],
    ['what cannot be saved', () => ({ setLine: () => Promise.reject(offline) })],
    ['what is being merged', ({ merge }: CartCalls) => ({ merge: takingTime(500, merge) })],
    [
      'what has been merged without an answer',
      ({ merge }: CartCalls) => ({ merge: losingReply(merge) }),
    ],
  ])('gives another account that signs in nothing of %s', async (_, otherwise) => {
    const { openBrowser, stored } = await openShop()
    const { openTab, cartItems } = openBrowser()
    const tab = openTab(otherwise)
    tab.add(line)
    await tab.signIn()
    await settle(10)
    tab.add(other)
    await settle(10)
    await tab.signIn(demoAdmin)
    await settle(60_000)
    expect(tab.cart()).toEqual([])
    expect(await stored(demoAdmin)).toEqual([])
    expect(cartItems()).toBeNull()
    await tab.signOut()
    await tab.signIn()
    await settle(1_000)
    expect(tab.cart().find(({ id }) => id === line.id)).toEqual(line)
  })
})

describe('a placed order', () => {
  it('takes its bottles out of a guest’s cart, and no others', async () => {
    const { cart, add, order } = (await openShop()).openTab()
    add(ofLine(3))
    add(other)
    order(null, ofLine(2))
    expect(cart()).toEqual([ofLine(1), other])
  })

  it('takes its bottles out of a user’s cart at once, in every tab', async () => {
    const { openBrowser, backend } = await openShop()
    const { openTab } = openBrowser()
    const [tab, otherTab] = [openTab(), openTab()]
    await tab.signIn()
    await otherTab.signIn()
    await settle()
    tab.add(line)
    tab.add(other)
    await settle()
    // As the server does with the order.
    await backend.carts.setLine(demoUser.uid, ofLine(0))
    tab.order(demoUser.uid, line)
    expect(tab.cart()).toEqual([other])
    await settle()
    expect(otherTab.cart()).toEqual([other])
  })

  it.each([
    ['saved', ({ setLine }: CartCalls) => ({ setLine: failingFirst(1, setLine) })],
    ['merged', ({ merge }: CartCalls) => ({ merge: failingFirst(1, merge) })],
  ])('keeps its bottles out that could not be %s before', async (_, otherwise) => {
    const { openBrowser, stored } = await openShop()
    const { openTab, cartItems } = openBrowser()
    const tab = openTab(otherwise)
    tab.add(line)
    await tab.signIn()
    await settle()
    tab.add(ofLine(1))
    await settle()
    tab.order(demoUser.uid, ofLine(3))
    expect(tab.cart()).toEqual([])
    await settle(60_000)
    expect(tab.cart()).toEqual([])
    expect(await stored()).toEqual([])
    expect(cartItems()).toBeNull()
  })

  it('leaves what another device has added since, if the cart was read before the order’s answer', async () => {
    const { openTab, backend, stored } = await openShop()
    const tab = openTab()
    await tab.signIn()
    await settle()
    tab.add(ofLine(2))
    await settle()
    // The server has taken the two, and another device has added one.
    await backend.carts.setLine(demoUser.uid, ofLine(1))
    await act(async () => focusManager.setFocused(false))
    await act(async () => focusManager.setFocused(true))
    await settle()
    tab.order(demoUser.uid, ofLine(2))
    await settle(1_000)
    expect(tab.cart()).toEqual([ofLine(1)])
    expect(await stored()).toEqual([ofLine(1)])
  })
})

it('takes the bottles of a guest’s order out of the account’s cart, if the guest has signed in meanwhile', async () => {
  const { openTab, stored } = await openShop()
  const tab = openTab()
  tab.add(ofLine(3))
  await tab.signIn()
  await settle()
  tab.order(null, line)
  expect(tab.cart()).toEqual([ofLine(1)])
  await settle()
  expect(tab.cart()).toEqual([ofLine(1)])
  expect(await stored()).toEqual([ofLine(1)])
})

/** The same numbers for the same seed (mulberry32): whole ones from 0 to below `limit`. */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** A backend that, while it is unreliable, loses calls, loses answers and takes its time. */
function createWeather(roll: (limit: number) => number) {
  let isBad = true
  const through =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await new Promise((resolve) => setTimeout(resolve, roll(400)))
      if (isBad && roll(3) === 0) throw offline
      const answer = await call(...args)
      if (isBad && roll(3) === 0) throw offline
      return answer
    }
  return {
    otherwise: ({ load, setLine, merge }: CartCalls) => ({
      load: through(load),
      setLine: through(setLine),
      merge: through(merge),
    }),
    clearUp: () => {
      isBad = false
    },
  }
}

it.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'on a backend that loses calls and answers, the cart ends with what was done, in its order (seed %i)',
  async (seed) => {
    const roll = createDice(seed)
    const { otherwise, clearUp } = createWeather(roll)
    const { openTab, stored } = await openShop()
    const tab = openTab(otherwise)
    const signsInAt = roll(6)
    let expected = emptyCart
    for (let step = 0; step < 14; step += 1) {
      if (step === signsInAt) await tab.signIn()
      const bottle = aCartLine({ id: `bottle-${roll(3)}` })
      if (roll(3) > 0) {
        tab.add(bottle)
        expected = cartReducer(expected, { type: 'add', line: bottle })
      } else {
        const wanted = { ...bottle, quantity: roll(5) }
        tab.setLine(wanted)
        expected = cartReducer(expected, { type: 'set', line: wanted })
      }
      await settle(roll(1_500))
      expect(sorted(tab.cart())).toEqual(sorted(expected))
    }
    clearUp()
    await settle(61_000)
    expect(sorted(tab.cart())).toEqual(sorted(expected))
    expect(sorted(await stored())).toEqual(sorted(expected))
    expect(tab.notices().filter((code) => code !== 'cart-merged')).toEqual([])
  },
)

it.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'all that two tabs add ends in the cart, once, whenever each signs in (seed %i)',
  async (seed) => {
    const roll = createDice(seed)
    const { openBrowser, stored } = await openShop()
    const { openTab, cartItems } = openBrowser()
    const weathers = [createWeather(roll), createWeather(roll)]
    const tabs = weathers.map(({ otherwise }) => openTab(otherwise))
    const signInsAt = tabs.map(() => roll(6))
    const added: Cart[number][] = []
    for (let step = 0; step < 6; step += 1) {
      for (const [index, tab] of tabs.entries()) {
        if (step === signInsAt[index]) await tab.signIn()
        if (roll(3) === 0) continue
        // Each another one: of two tabs that add the same bottle at once, the last sets its quantity.
        const bottle = aCartLine({ id: `bottle-${index}-${step}` })
        tab.add(bottle)
        added.push(bottle)
        await settle(roll(300))
      }
      await settle(roll(1_000))
    }
    weathers.forEach(({ clearUp }) => clearUp())
    await settle(61_000)
    expect(sorted(await stored())).toEqual(sorted(added))
    for (const tab of tabs) expect(sorted(tab.cart())).toEqual(sorted(added))
    expect(cartItems()).toBeNull()
  },
)

const sorted = (cart: Cart) => cart.toSorted((a, b) => a.id.localeCompare(b.id))
