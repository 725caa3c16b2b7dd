import { demoUser } from '@storefront/backend/seed'
import { Outage, type Backend } from '@storefront/domain'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { destilado, triple, withSettings } from '../../../testing/carts.ts'
import { es } from './messages/es.ts'
import {
  arriveAsGuest,
  fillIn,
  openCheckout,
  placeButton,
  stranger,
} from './testing/openCheckout.tsx'
import { parseUnsavedCheckout } from './useUnsavedCheckout.ts'

const isPlaced = () => screen.findByText(/^At \/orders\/.+\?placed$/)

/** A guest fills in the form and presses the button. */
async function orderAsGuest(typed: Partial<typeof stranger> = {}) {
  await placeButton()
  await fillIn({ ...stranger, ...typed })
  await userEvent.click(await placeButton())
}

const own = { email: demoUser.email, password: demoUser.password }

const ordersOf = async ({ orders }: Backend, uid: string) =>
  (await orders.listForUser(uid, { limit: 10 })).items

describe('an account that is made with the order', () => {
  it('has the profile of a registration with the order’s details, and gets the e-mail', async () => {
    const services = await arriveAsGuest()
    await openCheckout(services)
    await orderAsGuest()
    await isPlaced()
    const { profiles } = await services.loadBackend()
    const session = services.session.get()
    const uid = session.status === 'signed-in' ? session.account.uid : ''
    expect(await profiles.find(uid)).toMatchObject({
      email: stranger.email,
      emailVerified: false,
      nombre: stranger.nombre,
      cedula: stranger.cedula,
      telefono: stranger.telefono,
      direccion: 'Calle Larga 1-23\nCuenca, Azuay',
      role: 'user',
    })
    const notices = services.notices.get().map(({ code }) => code)
    expect(notices).toEqual(['verification-sent', 'details-saved'])
    const emails = await services.readDemoMailbox?.()
    expect(emails).toMatchObject([{ kind: 'verify-email', to: stranger.email }])
  })

  it('stays when the order fails; what was typed does too, and the next press orders once', async () => {
    const failures = [new Outage('timeout', 'No answer')]
    const services = await arriveAsGuest(({ orders }) => ({
      orders: {
        ...orders,
        place(draft) {
          const failure = failures.pop()
          return failure === undefined ? orders.place(draft) : Promise.reject(failure)
        },
      },
    }))
    await openCheckout(services)
    await orderAsGuest()
    expect(await screen.findByText(/solo se hará un pedido/)).toBeDefined()
    expect(screen.getByText(stranger.email)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Ciudad').value).toBe(stranger.city)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(screen.queryByText(es.delivery.useEdit)).toBeNull()
    await userEvent.click(await placeButton())
    await isPlaced()
    const session = services.session.get()
    if (session.status !== 'signed-in') throw new Error('Nobody is signed in')
    const { uid } = session.account
    expect(await ordersOf(await services.loadBackend(), uid)).toHaveLength(1)
  })

  it('is not made while sales are paused: the button cannot be pressed', async () => {
    await openCheckout(await arriveAsGuest(withSettings({ salesPaused: true })))
    expect(await placeButton()).toHaveProperty('disabled', true)
  })
})

describe('an address that has an account', () => {
  it('signs in with the same password, and orders by the same press if the cart is as it was', async () => {
    const services = await arriveAsGuest()
    await openCheckout(services)
    await orderAsGuest(own)
    await isPlaced()
    const orders = await ordersOf(await services.loadBackend(), demoUser.uid)
    expect(orders).toMatchObject([{ customer: { email: demoUser.email, nombre: stranger.nombre } }])
    expect(services.notices.get().map(({ code }) => code)).toEqual(['details-saved'])
  })

  it('orders what its own cart had only by a second press', async () => {
    const services = await arriveAsGuest()
    const backend = await services.loadBackend()
    await backend.auth.signIn(own)
    await backend.carts.change(demoUser.uid, {
      id: 'earlier',
      actions: [{ type: 'add', line: triple }],
    })
    await backend.auth.signOut()
    await openCheckout(services)
    await orderAsGuest(own)
    expect(await screen.findByText(es.arrived.title_one)).toBeDefined()
    expect(await ordersOf(backend, demoUser.uid)).toEqual([])
    // The checkout says it itself.
    expect(services.notices.get()).toEqual([])
    await userEvent.click(await placeButton())
    await isPlaced()
    const [order] = await ordersOf(backend, demoUser.uid)
    expect(order?.items.map(({ productId }) => productId).toSorted()).toEqual([
      destilado.id,
      triple.id,
    ])
  })

  it('with another password is told at the password; nothing else typed is lost', async () => {
    const services = await arriveAsGuest()
    await openCheckout(services)
    await orderAsGuest({ ...own, password: 'not this one' })
    const summary = await screen.findByRole('alert', { name: es.account.own.title })
    expect(document.activeElement).toBe(summary)
    expect(services.session.get().status).toBe('guest')
    expect(screen.getByLabelText<HTMLInputElement>('Ciudad').value).toBe(stranger.city)
    await fillIn({ password: demoUser.password })
    await userEvent.click(await placeButton())
    await isPlaced()
  })

  it('brings its details, and keeps what was typed before', async () => {
    const services = await arriveAsGuest()
    await openCheckout(services)
    await placeButton()
    await fillIn({ telefono: '0991112222' })
    await userEvent.click(screen.getByRole('button', { name: es.account.toSignIn }))
    const email = screen.getByLabelText('Correo electrónico')
    await userEvent.type(email, demoUser.email)
    await userEvent.type(screen.getByLabelText('Contraseña'), `${demoUser.password}{Enter}`)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Nombre completo').value).toBe(
        demoUser.nombre,
      ),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('0991112222')
    const typed = parseUnsavedCheckout(services.unsavedCheckout.read(demoUser.uid))
    expect(typed.delivery).toEqual({ telefono: '0991112222' })
  })
})

describe('where only verified addresses may order', () => {
  afterEach(() => void vi.useRealTimers())

  it('the page asks for the account again and again, and orders once it is verified', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let asked = 0
    const services = await arriveAsGuest((backend) => ({
      ...withSettings({ verifiedEmailOnly: true })(backend),
      auth: {
        ...backend.auth,
        async refreshAccount() {
          asked += 1
          // As if the link was followed on another device.
          const [email] = (await services.readDemoMailbox?.()) ?? []
          if (asked === 3) await backend.auth.verifyEmail(email?.actionCode ?? '')
          return backend.auth.refreshAccount()
        },
      },
    }))
    await openCheckout(services)
    await orderAsGuest()
    expect(await screen.findByText(es.wait.waiting)).toBeDefined()
    // The page says it itself.
    expect(services.notices.get()).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    await isPlaced()
    expect(asked).toBe(3)
  })

  it('an account that was there before gets an e-mail too', async () => {
    const services = await arriveAsGuest((backend) => ({
      ...withSettings({ verifiedEmailOnly: true })(backend),
    }))
    const { auth } = await services.loadBackend()
    const { email, password } = stranger
    await auth.register({ email, password })
    await auth.signOut()
    await openCheckout(services)
    await orderAsGuest()
    expect(await screen.findByText(es.wait.waiting)).toBeDefined()
    await waitFor(async () => expect(await services.readDemoMailbox?.()).toHaveLength(1))
  })
})
