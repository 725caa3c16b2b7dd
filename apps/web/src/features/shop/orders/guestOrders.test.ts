import { browserStorage, createOwnedTextStore } from '@storefront/adapters/browser'
import { memoryStorage } from '@storefront/adapters/embedded'
import { guestOwner } from '@storefront/domain'
import { beforeEach, expect, it } from 'vitest'

import { forgetGuestOrder, readGuestOrders, rememberGuestOrder } from './guestOrders.ts'

let store: ReturnType<typeof createOwnedTextStore>
beforeEach(() => {
  const storage = memoryStorage()
  store = createOwnedTextStore(
    browserStorage(() => storage),
    'guestOrders',
  )
})

const order = (count: number) => ({ id: `id${count}`, number: `A-${count}`, createdAt: count })
const remember = (count: number, uid: string | null = null) =>
  rememberGuestOrder(store, { ...order(count), uid })

it('remembers the orders without an account, newest first and each once', () => {
  remember(1)
  remember(2)
  remember(2)
  remember(3, 'rosa')
  expect(readGuestOrders(store)).toEqual([order(2), order(1)])
})

it('remembers the last twenty', () => {
  for (let count = 1; count <= 21; count += 1) remember(count)
  expect(readGuestOrders(store)).toHaveLength(20)
  expect(readGuestOrders(store)[0]).toEqual(order(21))
})

it('stores nothing once all are forgotten', () => {
  remember(1)
  remember(2)
  forgetGuestOrder(store, 'id1')
  expect(readGuestOrders(store)).toEqual([order(2)])
  forgetGuestOrder(store, 'id2')
  expect(store.read(guestOwner)).toBeNull()
})

it.each(['', '[', '{"orders":7}', '{"orders":[null,{"id":"id1","number":7,"createdAt":1}]}'])(
  'remembers nothing of %j',
  (text) => {
    store.write(guestOwner, text)
    expect(readGuestOrders(store)).toEqual([])
  },
)

it('keeps the other orders where it cannot read one', () => {
  const orders = [order(1), { ...order(2), number: 7 }, null, order(3)]
  store.write(guestOwner, JSON.stringify({ orders }))
  expect(readGuestOrders(store)).toEqual([order(1), order(3)])
})
