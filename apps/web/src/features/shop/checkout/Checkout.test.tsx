import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { cancelOrder, defaultShopSettings, guestOwner, Outage } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { destilado, triple, withSettings } from '../../../../testing/carts.ts'
import { testNow } from '../../../../testing/createTestServices.ts'
import { otherBrowser } from '../../../../testing/visit.ts'
import { ownProfileQuery } from '../../account/access/profileQueries.ts'
import { readGuestOrders } from '../orders/guestOrders.ts'
import { orderQuery } from '../orders/visitorOrders.ts'
import {
  answering,
  arrive,
  arriveAsUser,
  deferred,
  fillIn,
  findPlacedId,
  openCheckout,
  openWithConfirmation,
  placeButton,
  press,
  pressAndWait,
  stranger,
  textIn,
  typeNotes,
} from './testing/openCheckout.tsx'
import { parseUnsavedCheckout } from './unsavedCheckout.ts'

type AppServices = Awaited<ReturnType<typeof arrive>>

const lost = new Outage('timeout', 'No answer')

const unsavedOf = ({ unsavedCheckout }: AppServices, owner = '') =>
  parseUnsavedCheckout(unsavedCheckout.read(owner))

/** The press of the order that is placed, or would be next. */
const pressOf = ({ orderPress }: AppServices, owner = '') => orderPress.read(owner)

const find = async ({ loadBackend }: AppServices, id: string) =>
  (await loadBackend()).orders.find(id)

describe('an order that is picked up', () => {
  const pickupAddress = 'Av. Amazonas N24-03, Quito'

  it('has no address of its buyer, whose profile keeps it', async () => {
    const services = await arriveAsUser({
      past: () => ({ settings: { shop: { ...defaultShopSettings, pickupAddress } } }),
    })
    await openCheckout(services)
    await userEvent.click(await screen.findByText('Retiro, gratis'))
    expect(unsavedOf(services, demoUser.uid).isPickup).toBe(true)
    await press()
    expect(await find(services, await findPlacedId())).toMatchObject({
      pickupAddress,
      shippingCents: 0,
      customer: { nombre: demoUser.nombre, direccion: '', city: '', province: '' },
    })
    const { profiles } = await services.loadBackend()
    expect(await profiles.find(demoUser.uid)).toMatchObject({ direccion: demoUser.direccion })
  })

  it('is not placed once the shop does not offer it; the address is asked then', async () => {
    let isOutdated = true
    const services = await arrive({
      backend: ({ settings }) => ({
        settings: {
          shop: async () => ({
            ...(await settings.shop()),
            ...(isOutdated && { pickupAddress }),
          }),
        },
      }),
    })
    await openCheckout(services)
    await fillIn()
    await userEvent.click(screen.getByText('Retiro, gratis'))
    isOutdated = false
    await press()
    expect(await screen.findByText(/ya no se puede retirar en esa dirección/)).toBeDefined()
    expect(textIn('city')).toBe(stranger.city)
    await press()
    expect(await find(services, await findPlacedId())).toMatchObject({
      pickupAddress: '',
      customer: { city: stranger.city },
    })
  })
})

describe('an order without an account', () => {
  it('is placed as it was typed, and shown as soon as it stands', async () => {
    const services = await arrive()
    await openCheckout(services)
    await fillIn()
    await typeNotes('Timbre roto')
    await userEvent.click(screen.getByRole('radio', { name: 'Al recibir' }))
    await press()
    const id = await findPlacedId()
    const order = await find(services, id)
    expect(order).toMatchObject({
      number: 'A-1001',
      uid: null,
      customer: { ...stranger, idKind: 'cedula' },
      paymentMethod: 'onDelivery',
      notes: 'Timbre roto',
      totalCents: 3200,
    })
    expect(services.queryClient.getQueryData(orderQuery(services, id).queryKey)).toEqual(order)
    expect(services.notices.get()).toEqual([])
    // The second press of a double click selects nothing of it.
    const second = new MouseEvent('mousedown', { detail: 2, bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(second)).toBe(false)
    expect(readGuestOrders(services.guestOrders)).toMatchObject([{ id, number: 'A-1001' }])
    // The next buyer at this tab sees nothing of it.
    expect(pressOf(services)).toBeNull()
    expect(services.unsavedCheckout.read(guestOwner)).toBeNull()
  })

  it('is offered once the backend has said what there is today, not by the printed catalogue', async () => {
    const { promise, resolve } = deferred()
    const services = await arrive({
      ports: {
        printedCatalogue: {
          products: { items: [aProduct()], unreadable: [] },
          settings: defaultShopSettings,
          asOf: 0,
        },
      },
      backend: ({ products }) => ({
        products: { list: () => promise.then(() => products.list()) },
      }),
    })
    await openCheckout(services)
    expect(screen.queryByRole('button', { name: /^Hacer el pedido/ })).toBeNull()
    resolve()
    await fillIn()
    await press()
    expect(await find(services, await findPlacedId())).toMatchObject({ totalCents: 3200 })
  })

  it('loads no backend that only accounts need', async () => {
    const services = await arrive()
    const loadBackend = vi.fn<AppServices['loadBackend']>(services.loadBackend)
    await openCheckout({ ...services, loadPublicBackend: services.loadBackend, loadBackend })
    await fillIn()
    await press()
    await findPlacedId()
    expect(loadBackend).not.toHaveBeenCalled()
  })

  it('is one, also of two presses in one task', async () => {
    const services = await arrive()
    await openCheckout(services)
    await fillIn()
    const button = await placeButton()
    act(() => {
      button.click()
      button.click()
    })
    expect(await find(services, await findPlacedId())).toMatchObject({ number: 'A-1001' })
    const { orders } = await otherBrowser(services, demoAdmin.email)
    expect((await orders.list({}, { limit: 2 })).items).toHaveLength(1)
  })

  it('empties the cart of its own bottles only', async () => {
    const { promise, resolve } = deferred()
    const services = await arrive({ backend: answering(() => promise) })
    await openCheckout(services)
    await fillIn()
    await pressAndWait()
    act(() => {
      services.cart.add({ ...destilado, quantity: 2 })
      services.cart.add(triple)
    })
    resolve()
    await findPlacedId()
    expect(services.cart.get()).toMatchObject([
      { id: destilado.id, quantity: 2 },
      { id: triple.id, quantity: 1 },
    ])
  })
})

describe('an order whose buyer leaves while it is placed', () => {
  it('is told by a notice, and does not keep the next one from being placed', async () => {
    const { promise, resolve } = deferred()
    const services = await arrive({ backend: answering(() => promise) })
    const { unmount } = await openCheckout(services)
    await fillIn()
    await pressAndWait()
    const id = pressOf(services) ?? ''
    unmount()
    resolve()
    await waitFor(() =>
      expect(services.notices.get()).toMatchObject([
        { code: 'order-placed', values: { number: 'A-1001' }, to: `/orders/${id}` },
      ]),
    )
    expect(pressOf(services)).toBeNull()
    expect(services.cart.get()).toEqual([])
    await (await services.loadBackend()).run(cancelOrder, { id })

    services.cart.add(destilado)
    await openCheckout(services)
    await fillIn()
    await press()
    const next = await findPlacedId()
    expect(next).not.toBe(id)
    expect(await find(services, next)).toMatchObject({ number: 'A-1002', status: 'pending' })
  })

  it('does not forget the press of a later order', async () => {
    const { promise, resolve } = deferred()
    const services = await arrive({ backend: answering(() => promise) })
    const { unmount } = await openCheckout(services)
    await fillIn()
    await pressAndWait()
    unmount()
    const later = 'KEY00000000000000002'
    services.orderPress.write('', later)
    resolve()
    await waitFor(() => expect(services.notices.get()).toMatchObject([{ code: 'order-placed' }]))
    expect(pressOf(services)).toBe(later)
  })

  it('is told that it is not confirmed, if its answer is lost', async () => {
    const { promise, resolve } = deferred()
    const services = await arrive({
      backend: answering(async () => {
        await promise
        throw lost
      }),
    })
    const { unmount } = await openCheckout(services)
    await fillIn()
    await pressAndWait()
    unmount()
    resolve()
    await waitFor(() =>
      expect(services.notices.get()).toMatchObject([
        { code: 'order-unconfirmed', to: '/checkout' },
      ]),
    )
  })
})

/** Loses the first answer only. */
function losingOne() {
  const answers = [() => Promise.reject(lost)]
  return answering(() => answers.pop()?.())
}

/** A guest's order whose answer is lost, and its press. */
async function lose(open = openCheckout) {
  const services = await arrive({ backend: losingOne() })
  const { unmount } = await open(services)
  await fillIn()
  await press()
  await screen.findByText(/solo se hará un pedido/)
  return { services, first: pressOf(services) ?? '', unmount }
}

describe('an order whose answer is lost', () => {
  it('is the one that the same press opens', async () => {
    const services = await arrive({ backend: losingOne() })
    await openCheckout(services)
    await fillIn()
    await press()
    expect(await screen.findByText(/solo se hará un pedido/)).toBeDefined()
    const first = pressOf(services)
    expect(textIn('city')).toBe(stranger.city)
    await press()
    const id = await findPlacedId()
    expect(id).toBe(first)
    expect(await find(services, id)).toMatchObject({ number: 'A-1001' })
    expect(services.cart.get()).toEqual([])
  })

  it('keeps its press through a reload', async () => {
    const { services, first, unmount } = await lose()
    unmount()
    await openCheckout(services)
    await press()
    expect(await findPlacedId()).toBe(first)
  })

  it('is the one that a new tab opens', async () => {
    const { services, first, unmount } = await lose()
    unmount()
    // A tab keeps what is typed in it for itself.
    services.unsavedCheckout.clear()
    await openCheckout(services)
    await fillIn()
    await press()
    expect(await findPlacedId()).toBe(first)
  })

  it('is shown, and not what the cart has become since, which stays in the cart', async () => {
    const { services, first } = await lose(openWithConfirmation)
    act(() => void services.cart.add(triple))
    await press()
    expect(await screen.findByText(/Solo se hizo este: el A-1001/)).toBeDefined()
    expect(await find(services, first)).toMatchObject({ items: [{ productId: destilado.id }] })
    expect(services.cart.get()).toMatchObject([{ id: triple.id }])
    expect(pressOf(services)).toBeNull()
  })

  it('does not lock the checkout once the order is cancelled', async () => {
    const { services, first } = await lose()
    await (await services.loadBackend()).run(cancelOrder, { id: first })
    await press()
    expect(await find(services, await findPlacedId())).toMatchObject({ number: 'A-1002' })
  })

  it('can be sent again after the backend has emptied the user’s cart', async () => {
    const services = await arriveAsUser({ backend: losingOne() })
    await openCheckout(services)
    await press()
    await screen.findByText(/solo se hará un pedido/)
    await act(() => services.queryClient.invalidateQueries({ queryKey: ['cart'] }))
    await waitFor(() => expect(services.cart.get()).toEqual([]))
    await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    expect(await find(services, await findPlacedId())).toMatchObject({
      number: 'A-1001',
      uid: demoUser.uid,
    })
  })
})

describe('a total that has changed', () => {
  it('is not charged before the buyer has seen it', async () => {
    let isOutdated = true
    const services = await arrive({
      backend: ({ products }) => ({
        products: {
          list: async () => {
            const { items, ...rest } = await products.list()
            const seen = isOutdated
              ? items.map((product) => ({ ...product, priceCents: 2000 }))
              : items
            return { ...rest, items: seen }
          },
        },
      }),
    })
    await openCheckout(services)
    await fillIn()
    expect((await placeButton()).textContent).toContain('$25,00')
    isOutdated = false
    await press()
    expect(await screen.findByText(/el total cambió de \$25,00 a \$32,00/)).toBeDefined()
    expect((await placeButton()).textContent).toContain('$32,00')
    await press()
    expect(await find(services, await findPlacedId())).toMatchObject({ totalCents: 3200 })
  })
})

const endSession = async ({ session, loadBackend }: AppServices) => {
  const { auth } = await loadBackend()
  await act(async () => void (await auth.signOut()))
  await waitFor(() => expect(session.get()).toEqual({ status: 'guest', reason: 'ended' }))
}

describe('a session that ends by itself', () => {
  it('does not forget the order that is being placed', async () => {
    const { promise, resolve } = deferred()
    const services = await arriveAsUser({ backend: answering(() => promise) })
    await openCheckout(services)
    await pressAndWait()
    const id = pressOf(services, demoUser.uid) ?? ''
    await endSession(services)
    resolve()
    await waitFor(() =>
      expect(services.notices.get()).toContainEqual(
        expect.objectContaining({
          code: 'order-placed',
          values: { number: 'A-1001' },
          to: `/orders/${id}`,
        }),
      ),
    )
    // Nobody is signed in who may read it.
    expect(services.queryClient.getQueryData(orderQuery(services, id).queryKey)).toBeUndefined()
  })

  it('forgets neither what was typed nor the press', async () => {
    const services = await arriveAsUser({ backend: losingOne() })
    await openCheckout(services)
    await userEvent.click(await screen.findByRole('button', { name: 'Editar la dirección' }))
    await fillIn({ city: 'Loja', province: 'Loja' })
    await press()
    await screen.findByText(/solo se hará un pedido/)
    const first = pressOf(services, demoUser.uid)
    await endSession(services)
    act(() => void services.cart.add(destilado))
    await placeButton()
    expect(textIn('city')).toBe('Loja')
    // Not typed here: it is the profile's.
    expect(textIn('nombre')).toBe('')
    expect(first).not.toBeNull()
    expect(pressOf(services)).toBe(first)
  })

  it('is not a sign-out, which forgets both', async () => {
    const services = await arriveAsUser({ backend: losingOne() })
    await openCheckout(services)
    await typeNotes('Timbre roto')
    await press()
    await screen.findByText(/solo se hará un pedido/)
    await act(() => services.session.signOut())
    expect(pressOf(services)).toBeNull()
    expect(unsavedOf(services).notes).toBe('')
  })
})

const profileOf = async ({ loadBackend }: AppServices) =>
  (await loadBackend()).profiles.find(demoUser.uid)

describe('the details of a buyer who is signed in', () => {
  it('are the profile’s, which keeps what is typed if the buyer says so', async () => {
    const services = await arriveAsUser()
    await openCheckout(services)
    expect(await screen.findByText(demoUser.email)).toBeDefined()
    expect(screen.queryByLabelText('Correo electrónico')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Editar la dirección' }))
    expect(document.activeElement?.id).toBe('checkout-direccion')
    await fillIn({ reference: 'Casa azul' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usar estos datos la próxima vez' }))
    await press()
    const order = await find(services, await findPlacedId())
    expect(order?.customer).toMatchObject({ email: demoUser.email, reference: 'Casa azul' })
    expect(await profileOf(services)).toMatchObject({
      nombre: demoUser.nombre,
      direccion: `${demoUser.direccion}\nReferencia: Casa azul`,
    })
    // The page of the profile shows it too.
    const { queryKey } = ownProfileQuery(services.loadBackend, demoUser.uid)
    await waitFor(() =>
      expect(services.queryClient.getQueryData(queryKey)?.direccion).toMatch(/Casa azul$/),
    )
    expect(unsavedOf(services, demoUser.uid).customer).toBeNull()
  })

  it.each([
    ['Datos actualizados correctamente', { telefono: '0991112222' }],
    [null, {}],
  ])('make the confirmation say %s', async (words, typed) => {
    await openWithConfirmation(await arriveAsUser())
    await userEvent.click(await screen.findByRole('button', { name: 'Editar tus datos' }))
    await fillIn(typed)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usar estos datos la próxima vez' }))
    await press()
    await screen.findByRole('heading', { name: 'Gracias, Ana' })
    expect(screen.queryByText(/^Datos actualizados/)?.textContent ?? null).toBe(words)
  })

  it('are those of one order, unless the buyer says otherwise', async () => {
    const services = await arriveAsUser()
    await openCheckout(services)
    await userEvent.click(await screen.findByRole('button', { name: 'Editar tus datos' }))
    await fillIn({ telefono: '0991112222' })
    await press()
    expect((await find(services, await findPlacedId()))?.customer.telefono).toBe('0991112222')
    expect(await profileOf(services)).toMatchObject({ telefono: demoUser.telefono })
  })

  it('stay the buyer’s where somebody else receives a gift, which leaves the profile alone', async () => {
    const services = await arriveAsUser()
    await openCheckout(services)
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Es un regalo/ }))
    await press()
    expect(screen.getByRole('link', { name: 'Falta el nombre de quien recibe.' })).toBeDefined()
    const receiver = { direccion: 'Calle Larga 7-42', city: 'Cuenca', province: 'Azuay' }
    const named = { receiverName: 'Inés Tituaña', receiverTelephone: '07 283 1234' }
    for (const [name, text] of Object.entries({ ...named, ...receiver })) {
      const input = document.querySelector(`[name="${name}"]`)
      if (input !== null) fireEvent.input(input, { target: { value: text } })
    }
    expect(unsavedOf(services, demoUser.uid).receiver).toMatchObject(receiver)
    await press()
    const order = await find(services, await findPlacedId())
    expect(order).toMatchObject({
      customer: { nombre: demoUser.nombre, email: demoUser.email, direccion: '' },
      receiver: { nombre: 'Inés Tituaña', telefono: '07 283 1234', ...receiver },
    })
    expect(await profileOf(services)).toMatchObject({ direccion: demoUser.direccion })
  })

  it('are not kept by themselves where the profile lacks some', async () => {
    const services = await arriveAsUser({
      prepare: async ({ loadBackend }) =>
        (await loadBackend()).profiles.update(demoUser.uid, { telefono: '' }),
    })
    await openCheckout(services)
    const box = await screen.findByRole('checkbox', { name: 'Usar estos datos la próxima vez' })
    expect(box).toHaveProperty('checked', false)
    await fillIn({ telefono: '0991112222' })
    await press()
    await findPlacedId()
    expect(await profileOf(services)).toMatchObject({ telefono: '' })
  })

  it('hold up no confirmation, also if the profile cannot be read after the order', async () => {
    let isPlaced = false
    const services = await arriveAsUser({
      backend: (backend) => ({
        ...answering(() => void (isPlaced = true))(backend),
        profiles: {
          find: (uid) => (isPlaced ? new Promise(() => undefined) : backend.profiles.find(uid)),
        },
      }),
    })
    await openWithConfirmation(services)
    await press()
    expect(await screen.findByRole('heading', { name: 'Gracias, Ana' })).toBeDefined()
  })

  it('make the confirmation say that they were not kept, if there is no profile', async () => {
    const services = await arriveAsUser({
      backend: () => ({
        profiles: { find: () => Promise.resolve(null) },
      }),
    })
    await openWithConfirmation(services)
    const { email: _, ...others } = stranger
    await fillIn(others)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usar estos datos la próxima vez' }))
    await press()
    expect(await screen.findByText('Hubo un error al actualizar los datos')).toBeDefined()
  })

  it('are asked for where the profile lacks them', async () => {
    const services = await arriveAsUser({
      prepare: async ({ loadBackend }) => {
        const { profiles } = await loadBackend()
        await profiles.update(demoUser.uid, { direccion: 'Calle Larga 1\nPiso 2' })
      },
    })
    await openCheckout(services)
    expect(await screen.findByText(/^Faltan datos para tu pedido/)).toBeDefined()
    expect(textIn('nombre')).toBe(demoUser.nombre)
    // A street of several lines is typed in one.
    expect(textIn('direccion')).toBe('Calle Larga 1, Piso 2')
    await press()
    expect(await screen.findByRole('link', { name: 'Falta la ciudad.' })).toBeDefined()
  })

  it('are those that a guest has typed before signing in', async () => {
    const services = await arrive()
    await openCheckout(services)
    await fillIn({ telefono: '0991112222' })
    await act(async () => void (await services.session.signIn(({ auth }) => auth.signIn(demoUser))))
    await waitFor(() => expect(textIn('nombre')).toBe(demoUser.nombre))
    expect(textIn('telefono')).toBe('0991112222')
  })

  it('hold so much together, which is told', async () => {
    await openCheckout(await arrive())
    await fillIn()
    await userEvent.click(screen.getByLabelText('Calle y número'))
    await userEvent.paste('x'.repeat(290))
    await press()
    await userEvent.click(await screen.findByRole('link', { name: /admite 300 caracteres/ }))
    expect(document.activeElement?.id).toBe('checkout-direccion')
  })
})

it('keeps the business name while the id is no RUC for the moment', async () => {
  const services = await arrive()
  await openCheckout(services)
  await fillIn({ cedula: '1790012344001' })
  await userEvent.type(await screen.findByLabelText('Razón social'), 'Bar El Puerto')
  await fillIn({ cedula: '1710034065' })
  await fillIn({ city: 'Loja' })
  expect(screen.queryByLabelText('Razón social')).toBeNull()
  expect(unsavedOf(services).customer).toMatchObject({ businessName: 'Bar El Puerto' })
})

it('follows a province that the browser has filled in without an event', async () => {
  const galapagos = {
    province: 'Galápagos',
    shippingCents: 1500,
    deliveryDays: null,
    onDeliveryOffered: true,
  } as const
  const services = await arrive({
    past: () => ({ settings: { shop: { ...defaultShopSettings, provinceTerms: [galapagos] } } }),
  })
  await openCheckout(services)
  await fillIn()
  const select = screen.getByLabelText<HTMLSelectElement>('Provincia')
  select.value = 'EC-W'
  await waitFor(async () => expect((await placeButton()).textContent).toContain('$42,00'))
  await press()
  expect(await find(services, await findPlacedId())).toMatchObject({ totalCents: 4200 })
})

it('says which fields are required', async () => {
  await openCheckout(await arrive())
  await placeButton()
  const required = [...document.querySelectorAll<HTMLInputElement>('form [name]')].filter(
    (input) => input.getAttribute('aria-required') === 'true',
  )
  expect(required.map(({ name }) => name)).toEqual([
    'nombre',
    'cedula',
    'telefono',
    'email',
    'direccion',
    'city',
    'province',
  ])
})

it('shows a line that somebody has written into the cart, whatever its id', async () => {
  await openCheckout(await arrive({ cart: [destilado, { ...destilado, id: 'constructor' }] }))
  expect(await placeButton()).toBeDefined()
  expect(screen.getByText('Ya no está disponible.')).toBeDefined()
})

it('leaves it to the server whether a pause has begun, since this clock may be wrong', async () => {
  const pause = { startsAt: testNow - 1, endsAt: testNow + 30_000 }
  const services = await arrive({
    backend: withSettings({ pause }),
  })
  await openCheckout(services)
  expect(await screen.findByText(/^No recibimos pedidos/)).toBeDefined()
  await fillIn()
  await press()
  expect(await find(services, await findPlacedId())).toMatchObject({ number: 'A-1001' })
})
