import { aProduct } from '@storefront/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { hydratePage } from '../../../testing/renderPage.tsx'
import { visit } from '../../../testing/visit.ts'
import { es } from '../catalog/messages/es.ts'
import { distilled } from '../catalog/products.ts'
import { inShopOrder, Page } from './ProductsPage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wayToCart = () => screen.queryByRole('link', { name: es.viewCart })

const addButtons = () => screen.findAllByRole('button', { name: /^Agregar .* al carrito$/ })

it('puts no more into the cart than there are, pressed again before the page shows so', async () => {
  const services = await visit({
    backend: ({ products }) => ({
      products: {
        ...products,
        list: async () => (await products.list()).map((product) => ({ ...product, stock: 1 })),
      },
    }),
  })
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  act(() => {
    add?.click()
    add?.click()
  })
  expect(services.cart.get()).toMatchObject([{ id: distilled.id, quantity: 1 }])
})

it('lets the page follow what answers a press', async () => {
  const services = await visit()
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  // Under `act` nothing of React's follows later.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  add?.click()
  // By then React has done what is urgent.
  await Promise.resolve()
  expect(services.cart.get()).toHaveLength(1)
  expect(wayToCart()).toBeNull()
  await vi.waitFor(() => expect(wayToCart()).not.toBeNull())
  vi.unstubAllGlobals()
})

// Each takes a slow phone 80 ms or more.
it('neither has the page laid out nor makes a formatter, as it is taken over and when a bottle is added', async () => {
  const formatters = vi.spyOn(Intl, 'NumberFormat')
  const layouts = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(Element.prototype, 'scrollIntoView'),
    vi.spyOn(window, 'scrollY', 'get'),
  ]
  const services = await visit()
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  act(() => add?.click())
  expect(await screen.findByRole('link', { name: es.viewCart })).toBeDefined()
  for (const called of [formatters, ...layouts]) expect(called).not.toHaveBeenCalled()
})

/** Adds a bottle, with timers that stand still; gives what brings something into the window. */
async function addFirst() {
  await act(async () => hydratePage(<Page />, { path: '/products', services: await visit() }))
  const [add] = await addButtons()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => add?.click())
  expect(wayToCart()).not.toBeNull()
  return vi.spyOn(Element.prototype, 'scrollIntoView')
}

describe('what is said below the window', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight, 300, 80),
    )
  })

  it('comes into it once the presses rest, also when the page moves by itself', async () => {
    const comesIntoView = await addFirst()
    window.dispatchEvent(new Event('scroll'))
    vi.runOnlyPendingTimers()
    expect(comesIntoView).toHaveBeenCalledOnce()
  })

  it('stays there when the visitor looks elsewhere', async () => {
    const comesIntoView = await addFirst()
    window.dispatchEvent(new WheelEvent('wheel'))
    vi.runOnlyPendingTimers()
    expect(comesIntoView).not.toHaveBeenCalled()
  })
})

describe('inShopOrder', () => {
  const contents = ['destilado', 'triple-destilado', 'reposado'].map((id) => ({ id }))
  const order = (shop: Parameters<typeof inShopOrder>[0]) =>
    inShopOrder(shop, contents).map(({ id }) => id)

  it('is the site’s own until the shop has answered', () => {
    expect(order({ products: null })).toEqual(['destilado', 'triple-destilado', 'reposado'])
  })

  it('is the shop’s, what it does not know last', () => {
    const products = ['reposado', 'other', 'destilado'].map((id) => aProduct({ id }))
    expect(order({ products })).toEqual(['reposado', 'destilado', 'triple-destilado'])
  })
})
