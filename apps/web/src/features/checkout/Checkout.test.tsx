import { demoUser } from '@storefront/backend/seed'
import { defaultShopSettings, err, type Backend, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { destilado, withSettings } from '../../../testing/carts.ts'
import { testNow } from '../../../testing/createTestServices.ts'
import { visit } from '../../../testing/visit.ts'
import {
  createPageTransitions,
  PageTransitionsContext,
} from '../../shared/navigation/LocalizedLink.tsx'
import { es } from './messages/es.ts'
import { arrive, openCheckout, openNotes, placeButton } from './testing/openCheckout.tsx'
import { parseUnsavedCheckout } from './useUnsavedCheckout.ts'

const { uid } = demoUser
const order = anOrder({ id: '7K2M9QX4TB', uid })

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('an order that an earlier try may have placed', () => {
  it('is led to, and is over for the checkout', async () => {
    const services = await arrive(({ orders }) => ({
      orders: { ...orders, find: () => Promise.resolve(order) },
    }))
    services.orderIdempotencyKey.getOrCreate(uid)
    services.unsavedCheckout.write(uid, '{"notes":"Por la tarde"}')
    const syncCart = vi.spyOn(services.cart, 'onOrderPlaced')
    const { unmount } = await openCheckout(services)
    expect(await screen.findByText(`At /orders/${order.id}?placed`)).toBeDefined()
    unmount()
    expect(services.unsavedCheckout.read(uid)).toBeNull()
    expect(syncCart).toHaveBeenCalledOnce()
  })

  it('is still in doubt for whoever left before the answer came', async () => {
    const answers: ((found: Order) => void)[] = []
    const find = vi.fn<Backend['orders']['find']>(
      () =>
        new Promise((resolve) => {
          answers.push(resolve)
        }),
    )
    const services = await arrive(({ orders }) => ({ orders: { ...orders, find } }))
    services.orderIdempotencyKey.getOrCreate(uid)
    const { unmount } = await openCheckout(services)
    await waitFor(() => expect(find).toHaveBeenCalled())
    unmount()
    answers[0]?.(order)
    await openCheckout(services)
    await waitFor(() => expect(find).toHaveBeenCalledTimes(2))
    answers[1]?.(order)
    expect(await screen.findByText(`At /orders/${order.id}?placed`)).toBeDefined()
  })
})

describe('a cart that empties', () => {
  it('leaves an order that was found as it is', async () => {
    const find = vi
      .fn<Backend['orders']['find']>(() => Promise.resolve(null))
      .mockImplementationOnce((id) => Promise.resolve({ ...order, id }))
    const services = await arrive(({ orders }) => ({ orders: { ...orders, find } }))
    const id = services.orderIdempotencyKey.getOrCreate(uid)
    await openCheckout(services)
    await screen.findByText(`At /orders/${id}?placed`)
    act(() => void services.cart.dispatch({ type: 'clear' }))
    expect(screen.getByText('Abriendo tu pedido…')).toBeDefined()
    expect(find).toHaveBeenCalledOnce()
  })

  it('leads to the order that another tab has placed', async () => {
    const services = await arrive(({ orders }) => ({
      orders: { ...orders, find: () => Promise.resolve(order) },
    }))
    await openCheckout(services)
    await placeButton()
    services.orderIdempotencyKey.getOrCreate(uid)
    act(() => void services.cart.dispatch({ type: 'clear' }))
    expect(await screen.findByText(`At /orders/${order.id}?placed`)).toBeDefined()
  })
})

describe('an order whose answer comes while the page is being reloaded', () => {
  it('is found by the page that comes', async () => {
    const services = await arrive()
    const { unmount } = await openCheckout(services)
    await placeButton()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    window.dispatchEvent(new Event('beforeunload'))
    await userEvent.click(screen.getByRole('button', { name: /^Hacer el pedido/ }))
    expect(await screen.findByText(/^At \/orders\/.+\?placed$/)).toBeDefined()
    unmount()
    await openCheckout(services)
    expect(await screen.findByText(/^At \/orders\/.+\?placed$/)).toBeDefined()
  })
})

describe('an order that the rules of a newer release refuse', () => {
  it('is told apart, and offers the reload', async () => {
    const services = await visit({
      person: demoUser,
      cart: [destilado],
      backend: ({ orders }) => ({
        orders: { ...orders, place: () => Promise.resolve(err('order-refused')) },
      }),
      ports: { isNewRelease: () => Promise.resolve(true) },
    })
    await openCheckout(services)
    await placeButton()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(await placeButton())
    expect(await screen.findByText(es.failed['new-release'])).toBeDefined()
    expect(services.notices.get()).toMatchObject([{ code: 'new-release' }])
  })
})

describe('an order whose page is lost', () => {
  const withoutPages = (page: ReactNode) => (
    <PageTransitionsContext
      value={{ ...createPageTransitions(loadPage), transition: (navigate) => navigate() }}
    >
      {page}
    </PageTransitionsContext>
  )
  const loadPage = vi.fn<(path: string) => Promise<boolean>>()

  it('is said to be placed, with a way to it, by the checkout itself', async () => {
    loadPage.mockResolvedValue(false)
    const services = await arrive()
    const placed = vi.spyOn(services.cart, 'onOrderPlaced')
    await openCheckout(services, withoutPages)
    await placeButton()
    // Before the order is placed.
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/orders/any'))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: /^Hacer el pedido/ }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(es.placed.title)
    expect(placed).toHaveBeenCalledOnce()
    const link = screen.getByRole('link', { name: es.placed.open })
    const path = link.getAttribute('href') ?? ''
    const { orders } = await services.loadBackend()
    const [stored] = (await orders.listForUser(uid, { limit: 1 })).items
    expect(path).toBe(`/orders/${stored?.id}?placed`)
    expect(stored?.number).toMatch(/^[0-9A-F]{10}$/)
    expect(alert.textContent).toContain(stored?.number)
  })
})

describe('a pause of sales that ends while the checkout is open', () => {
  afterEach(() => void vi.useRealTimers())

  it('opens it again at the planned end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let time = testNow
    const plannedPause = { startsAt: testNow - 1, endsAt: testNow + 30_000 }
    const services = await visit({
      person: demoUser,
      cart: [destilado],
      backend: withSettings({ plannedPause }),
      ports: { now: () => time },
    })
    await openCheckout(services)
    expect(await placeButton()).toHaveProperty('disabled', true)
    time += 30_000
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await placeButton()).toHaveProperty('disabled', false)
    expect(screen.queryByText(/No recibimos pedidos/)).toBeNull()
  })

  it('opens it again when the owner resumes, and says that a pause was why nothing was ordered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let salesPaused = false
    const services = await arrive(({ orders, settings }) => ({
      orders: { ...orders, place: () => Promise.resolve(err('order-refused')) },
      settings: {
        ...settings,
        shop: () => Promise.resolve({ ...defaultShopSettings, salesPaused }),
      },
    }))
    await openCheckout(services)
    await placeButton()
    salesPaused = true
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(await placeButton())
    expect(await screen.findByText(es.failed['sales-paused'])).toBeDefined()
    expect(await placeButton()).toHaveProperty('disabled', true)
    salesPaused = false
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(async () => expect(await placeButton()).toHaveProperty('disabled', false))
  })
})

describe('what is typed at checkout', () => {
  it('is there again after a link was followed and the way back', async () => {
    const services = await arrive()
    const { unmount } = await openCheckout(services)
    await userEvent.type(await openNotes(), 'Timbre roto')
    await userEvent.click(screen.getByRole('radio', { name: 'Al recibir' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la entrega' }))
    const phone = await field('Teléfono')
    await userEvent.clear(phone)
    await userEvent.type(phone, '0991234567')
    await userEvent.type(await field('Ciudad'), 'Loja')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Loja')
    await userEvent.type(await field('Referencia para llegar (opcional)'), 'Casa azul')
    unmount()
    expect(parseUnsavedCheckout(services.unsavedCheckout.read(uid))).toEqual({
      email: '',
      delivery: {
        telefono: '0991234567',
        city: 'Loja',
        province: 'Loja',
        reference: 'Casa azul',
      },
      paymentMethod: 'onDelivery',
      notes: 'Timbre roto',
    })

    await openCheckout(services)
    expect((await field('Teléfono')).value).toBe('0991234567')
    expect((await field('Ciudad')).value).toBe('Loja')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincia' }).value).toBe(
      'Loja',
    )
    expect((await field('Referencia para llegar (opcional)')).value).toBe('Casa azul')
    expect((await field('Notas para la entrega')).value).toBe('Timbre roto')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Al recibir' }).checked).toBe(true)
  })

  it('is over once it is ordered', async () => {
    const services = await arrive()
    const { unmount } = await openCheckout(services)
    await userEvent.type(await openNotes(), 'Timbre roto')
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(await placeButton())
    expect(await screen.findByText(/^At \/orders\/.+\?placed$/)).toBeDefined()
    unmount()
    expect(services.unsavedCheckout.read(uid)).toBeNull()
  })
})

describe('an account that has ordered a moment ago', () => {
  afterEach(() => void vi.useRealTimers())

  it('may press the button at the minute that the page names', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    // Ten seconds before five minutes have passed; the whole minute after that is in 20 s.
    let time = testNow + 40_000
    const items = [anOrder({ createdAt: testNow - 250_000 })]
    const services = await visit({
      person: demoUser,
      cart: [destilado],
      backend: ({ orders }) => ({
        orders: { ...orders, listForUser: async () => ({ items, next: null }) },
      }),
      ports: { now: () => time },
    })
    await openCheckout(services)
    expect(await placeButton()).toHaveProperty('disabled', true)
    time += 20_000
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await placeButton()).toHaveProperty('disabled', false)
  })
})

describe('the way to pay', () => {
  it.each([
    ['by transfer, unless another is chosen', null, 'transfer'],
    ['as it is chosen', 'Al recibir', 'onDelivery'],
  ])('is %s', async (_, chosen, paymentMethod) => {
    const services = await arrive()
    await openCheckout(services)
    await placeButton()
    if (chosen !== null) await userEvent.click(screen.getByRole('radio', { name: chosen }))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: /^Hacer el pedido/ }))
    await screen.findByText(/^At \/orders\/.+\?placed$/)
    const { orders } = await services.loadBackend()
    const { items } = await orders.listForUser(uid, { limit: 1 })
    expect(items).toMatchObject([{ paymentMethod, paymentReceivedAt: null }])
  })
})
