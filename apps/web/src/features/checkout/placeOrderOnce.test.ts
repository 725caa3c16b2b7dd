import { memoryStorage } from '@storefront/adapters/embedded'
import { demoUser } from '@storefront/backend/seed'
import { defaultShopSettings, err, Outage, toCartLine, type Backend } from '@storefront/domain'
import { aCustomer } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import {
  createTestPorts,
  createTestServices,
  testNow,
} from '../../../testing/createTestServices.ts'
import { placeOrderOnce } from './placeOrderOnce.ts'

const { uid, email } = demoUser
const lost = new Outage('offline', 'The answer got lost')

/** The demo user at checkout with two bottles, on a backend with some calls replaced. */
async function openCheckout(otherwise: (backend: Backend) => Partial<Backend> = () => ({})) {
  const ports = createTestPorts(memoryStorage())
  const backend = await ports.loadBackend()
  let answering = backend
  const services = createTestServices({ ...ports, loadBackend: () => Promise.resolve(answering) })
  services.start()
  await services.session.signIn(({ auth }) => auth.signIn(demoUser))
  const products = await backend.products.list()
  const product = products.find(({ id }) => id === 'destilado')
  if (product === undefined) throw new Error('The seed has no such bottle')
  services.cart.dispatch({ type: 'add', line: toCartLine(product, 2) })
  await services.cart.sync()
  answering = { ...backend, ...otherwise(backend) }
  const place = () =>
    placeOrderOnce(services, {
      uid,
      cart: services.cart.get(),
      products,
      settings: defaultShopSettings,
      paymentMethod: 'onDelivery',
      language: 'es',
      customer: aCustomer({ email }),
      emailVerified: true,
      now: testNow,
    })
  const placed = async () => (await backend.orders.listForUser(uid, { limit: 10 })).items
  return { place, placed, backend, product, ...services }
}

describe('placeOrder', () => {
  it('places what the buyer saw and empties the cart', async () => {
    const { place, placed, cart } = await openCheckout()
    expect(await place()).toMatchObject({
      ok: true,
      value: { totalCents: 5900, items: [{ productId: 'destilado', quantity: 2 }] },
    })
    expect(await placed()).toHaveLength(1)
    expect(await cart.sync()).toEqual({ ok: true, value: [] })
  })

  it('makes one order of two presses', async () => {
    const { place, placed } = await openCheckout()
    const [first, second] = await Promise.all([place(), place()])
    expect(first.ok).toBe(true)
    expect(second).toEqual(first)
    expect(await placed()).toHaveLength(1)
  })

  it('makes one order when the answer got lost and the buyer tries again', async () => {
    const answers = [lost]
    const { place, placed, orderIdempotencyKey } = await openCheckout(({ orders }) => ({
      orders: {
        ...orders,
        async place(draft) {
          const answer = await orders.place(draft)
          const outage = answers.pop()
          if (outage !== undefined) throw outage
          return answer
        },
      },
    }))
    await expect(place()).rejects.toThrow(lost)
    expect(orderIdempotencyKey.current(uid)).not.toBeNull()
    // The cart is already empty, but the order is found.
    expect(await place()).toMatchObject({ ok: true, value: { totalCents: 5900 } })
    expect(await placed()).toHaveLength(1)
  })

  it('places nothing when the cart could not be brought into step', async () => {
    const { place, placed } = await openCheckout(({ carts }) => ({
      carts: { ...carts, load: () => Promise.reject(lost) },
    }))
    await expect(place()).rejects.toMatchObject({ name: 'Outage', code: 'offline' })
    expect(await placed()).toHaveLength(0)
  })

  it('places nothing that the buyer has not seen: another device added a bottle', async () => {
    const { place, placed, backend, product } = await openCheckout()
    const add = { type: 'add', line: toCartLine(product) } as const
    await backend.carts.change(uid, { id: 'elsewhere', actions: [add] })
    expect(await place()).toEqual(err('cart-changed'))
    expect(await placed()).toHaveLength(0)
    expect(await place()).toMatchObject({ ok: true, value: { items: [{ quantity: 3 }] } })
  })

  it('places nothing at another price than the buyer saw, and keeps the idempotency key', async () => {
    const refuse = vi.fn<Backend['orders']['place']>(() => Promise.resolve(err('order-refused')))
    const { place, placed, orderIdempotencyKey } = await openCheckout(({ orders }) => ({
      orders: { ...orders, place: refuse },
    }))
    expect(await place()).toEqual(err('refused'))
    const id = orderIdempotencyKey.current(uid)
    expect(await place()).toEqual(err('refused'))
    expect(refuse.mock.calls.map(([draft]) => draft.id)).toEqual([id, id])
    expect(await placed()).toHaveLength(0)
  })
})
