import { demoUser } from '@storefront/backend/seed'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import {
  arrive,
  arriveAsGuest,
  fillIn,
  openCheckout,
  placeButton,
} from './testing/openCheckout.tsx'

const { uid } = demoUser

const editButton = () => screen.findByRole('button', { name: 'Cambiar la entrega' })

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

const isPlaced = () => screen.findByText(/^At \/orders\/.+\?placed$/)

describe('delivery details', () => {
  it('complete the profile with the order, and keep what another tab saved meanwhile', async () => {
    const services = await arrive()
    const { profiles, orders } = await services.loadBackend()
    await openCheckout(services)
    await userEvent.click(await editButton())
    await profiles.update(uid, { telefono: '0990000000' })
    await userEvent.type(await field('Calle y número'), ', piso 2')
    await fillIn({ city: 'Quito', province: 'Pichincha', reference: 'Casa azul' })
    await userEvent.click(await placeButton())
    await isPlaced()
    const direccion = `${demoUser.direccion}, piso 2\nQuito, Pichincha\nReferencia: Casa azul`
    expect(await profiles.find(uid)).toMatchObject({ telefono: '0990000000', direccion })
    const [order] = (await orders.listForUser(uid, { limit: 1 })).items
    expect(order?.customer).toMatchObject({ telefono: demoUser.telefono, direccion })
    expect(services.notices.get()).toMatchObject([{ code: 'details-saved', tone: 'success' }])
  })

  it('that cannot be saved in the profile are those of the order all the same', async () => {
    const services = await arrive(({ profiles }) => ({
      profiles: { ...profiles, update: () => Promise.reject(new Error('Refused')) },
    }))
    await openCheckout(services)
    await userEvent.click(await editButton())
    await fillIn({ city: 'Quito', province: 'Pichincha' })
    await userEvent.click(await placeButton())
    await isPlaced()
    expect(services.notices.get()).toMatchObject([{ code: 'details-not-saved', tone: 'warning' }])
  })

  it('are not written if nothing was typed', async () => {
    const services = await arrive()
    await openCheckout(services)
    await fillIn({})
    await userEvent.click(await placeButton())
    await isPlaced()
    expect(services.notices.get()).toEqual([])
  })

  it('may hold so much together, which is told', async () => {
    await openCheckout(await arrive())
    await userEvent.click(await editButton())
    await userEvent.click(await field('Referencia para llegar (opcional)'))
    await userEvent.paste('x'.repeat(290))
    await fillIn({ city: 'Quito', province: 'Pichincha' })
    await userEvent.click(await placeButton())
    expect(await screen.findByText(/admite 300 caracteres/)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'La dirección es demasiado larga' }))
    expect(document.activeElement).toBe(await field('Calle y número'))
  })

  it('are a street in one line when they were stored in several', async () => {
    const services = await arrive()
    const { profiles } = await services.loadBackend()
    await profiles.update(uid, { direccion: 'Calle Larga 1\nPiso 2' })
    await openCheckout(services)
    await userEvent.click(await editButton())
    expect((await field('Calle y número')).value).toBe('Calle Larga 1, Piso 2')
  })
})

const isRequired = (element: HTMLElement) => element.getAttribute('aria-required') === 'true'

describe('the checkout’s form', () => {
  it('says which fields are required', async () => {
    await openCheckout(await arriveAsGuest())
    await placeButton()
    const required = [...document.querySelectorAll<HTMLInputElement>('form [name]')].filter(
      isRequired,
    )
    expect(required.map(({ name }) => name)).toEqual([
      'email',
      'password',
      'nombre',
      'cedula',
      'telefono',
      'direccion',
      'city',
      'province',
      'adult',
    ])
  })

  it('loads the backend when a guest focuses a field, not before', async () => {
    const services = await arriveAsGuest()
    let isLoaded = false
    const { loadBackend } = services
    await openCheckout({
      ...services,
      loadCatalogue: loadBackend,
      loadBackend: () => {
        isLoaded = true
        return loadBackend()
      },
    })
    const email = await field('Correo electrónico')
    expect(isLoaded).toBe(false)
    email.focus()
    await waitFor(() => expect(isLoaded).toBe(true))
  })
})
