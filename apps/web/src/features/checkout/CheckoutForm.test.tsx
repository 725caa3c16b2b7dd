import { demoUser } from '@storefront/backend/seed'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { arrive, openCheckout } from './testing/openCheckout.tsx'

const { uid } = demoUser

const editButton = () => screen.findByRole('button', { name: 'Editar' })

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('delivery details', () => {
  it('keep what another tab saved while this one was editing', async () => {
    const services = await arrive()
    const { profiles } = await services.loadBackend()
    await openCheckout(services)
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
    await profiles.update(uid, { telefono: '0990000000' })
    await userEvent.type(await field('Dirección'), ', piso 2')
    await userEvent.click(screen.getByRole('button', { name: /^Guardar los datos/ }))
    expect(await screen.findByText('Datos actualizados correctamente')).toBeDefined()
    expect(await profiles.find(uid)).toMatchObject({
      telefono: '0990000000',
      direccion: `${demoUser.direccion}, piso 2`,
    })
  })
})

describe('the parts of an address', () => {
  it('are stored as one, and are apart again in the form', async () => {
    const services = await arrive()
    const { profiles } = await services.loadBackend()
    await openCheckout(services)
    await userEvent.click(await editButton())
    await userEvent.type(await field('Ciudad'), 'Quito')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Pichincha')
    await userEvent.type(await field('Referencia para llegar'), 'Casa azul')
    await userEvent.click(screen.getByRole('button', { name: /^Guardar los datos/ }))
    await screen.findByText('Datos actualizados correctamente')
    expect(await profiles.find(uid)).toMatchObject({
      direccion: `${demoUser.direccion}\nQuito, Pichincha\nReferencia: Casa azul`,
    })
    await userEvent.click(await editButton())
    expect((await field('Dirección')).value).toBe(demoUser.direccion)
    expect((await field('Ciudad')).value).toBe('Quito')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincia' }).value).toBe(
      'Pichincha',
    )
    expect((await field('Referencia para llegar')).value).toBe('Casa azul')
  })

  it('may hold so much together, which is told', async () => {
    await openCheckout(await arrive())
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
    await userEvent.click(await field('Referencia para llegar'))
    await userEvent.paste('x'.repeat(290))
    await userEvent.click(screen.getByRole('button', { name: /^Guardar los datos/ }))
    expect(await screen.findByText(/admite 300 caracteres/)).toBeDefined()
    expect(document.activeElement).toBe(await field('Dirección'))
  })
})

const isRequired = (element: HTMLElement) => element.getAttribute('aria-required') === 'true'

describe('the checkout’s forms', () => {
  it('say which fields are required', async () => {
    await openCheckout(await arrive())
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
    const texts = screen.getAllByRole<HTMLInputElement>('textbox').filter(isRequired)
    expect(texts.map(({ name }) => name)).toEqual(['nombre', 'cedula', 'telefono', 'direccion'])
    expect(screen.getAllByRole('checkbox').every(isRequired)).toBe(true)
  })
})
