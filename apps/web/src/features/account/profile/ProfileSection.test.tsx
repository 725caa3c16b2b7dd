import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { useSession } from '../../../shared/session/useSession.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** Renders the section for the signed-in account, as the page does. */
function OwnProfile() {
  const session = useSession()
  return session.status === 'signed-in' && <ProfileSection account={session.account} />
}

const phone = () => screen.findByLabelText<HTMLInputElement>('Teléfono')
const button = (name: RegExp) => screen.findByRole('button', { name })

async function openProfile() {
  const services = await visit({ person: demoUser })
  await renderPage(<OwnProfile />, { services, path: '/userProfile' })
  return { ...services, backend: await services.loadBackend() }
}

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function typeAndLoseSession() {
  const opened = await openProfile()
  await userEvent.click(await button(/^Editar/))
  await type('Teléfono', '+34 600 000 000')
  await act(() => opened.backend.auth.signOut())
  await waitFor(() => expect(opened.session.get()).toMatchObject({ reason: 'ended' }))
  expect(screen.queryByLabelText('Teléfono')).toBeNull()
  return opened
}

it('writes what was changed here and leaves what another tab saved meanwhile', async () => {
  const { backend } = await openProfile()
  await userEvent.click(await button(/^Editar/))
  await type('Dirección', 'Calle Larga 1, Cuenca')
  await backend.profiles.update(demoUser.uid, { telefono: '+593 99 000 1111' })
  await userEvent.click(await button(/^Actualizar/))
  await screen.findByText('Perfil actualizado correctamente')
  expect(await backend.profiles.find(demoUser.uid)).toMatchObject({
    nombre: demoUser.nombre,
    telefono: '+593 99 000 1111',
    direccion: 'Calle Larga 1, Cuenca',
  })
  await waitFor(async () => expect((await phone()).value).toBe('+593 99 000 1111'))
})

it('shows what another tab saved meanwhile of the same text, and saves over it', async () => {
  const { backend, queryClient } = await openProfile()
  await userEvent.click(await button(/^Editar/))
  await type('Teléfono', '+34 600 000 000')
  await backend.profiles.update(demoUser.uid, { telefono: '+593 99 000 1111' })
  await act(() => queryClient.invalidateQueries())
  await screen.findByText(/ahora \+593 99 000 1111; tú escribiste/)
  expect((await phone()).value).toBe('+34 600 000 000')
  await userEvent.click(await button(/^Actualizar/))
  await screen.findByText('Perfil actualizado correctamente')
  expect(screen.queryByText(/en otra ventana/)).toBeNull()
  expect(await backend.profiles.find(demoUser.uid)).toMatchObject({ telefono: '+34 600 000 000' })
})

describe('what is being typed when the session is ended from elsewhere', () => {
  it('is there again for who signs in again, to be saved', async () => {
    const { session, backend } = await typeAndLoseSession()
    await act(() => session.signIn(({ auth }) => auth.signIn(demoUser)))
    expect((await phone()).value).toBe('+34 600 000 000')
    await userEvent.click(await button(/^Actualizar/))
    await screen.findByText('Perfil actualizado correctamente')
    expect(await backend.profiles.find(demoUser.uid)).toMatchObject({
      nombre: demoUser.nombre,
      telefono: '+34 600 000 000',
    })
    // After saving, the next edit starts with the stored values.
    await act(() => backend.auth.signOut())
    await act(() => session.signIn(({ auth }) => auth.signIn(demoUser)))
    expect((await phone()).disabled).toBe(true)
  })

  it('is nothing for anybody else, and is gone with them', async () => {
    const { session, backend } = await typeAndLoseSession()
    await act(() => session.signIn(({ auth }) => auth.signIn(demoAdmin)))
    expect((await phone()).value).not.toBe('+34 600 000 000')
    expect((await phone()).disabled).toBe(true)
    await act(() => backend.auth.signOut())
    await act(() => session.signIn(({ auth }) => auth.signIn(demoUser)))
    expect((await phone()).value).toBe(demoUser.telefono)
  })

  it('is given up with the edit', async () => {
    const { session } = await typeAndLoseSession()
    await act(() => session.signIn(({ auth }) => auth.signIn(demoUser)))
    await userEvent.click(await button(/^Cancelar/))
    await userEvent.click(await button(/^Salir sin guardar/))
    expect((await phone()).value).toBe(demoUser.telefono)
    await userEvent.click(await button(/^Editar/))
    expect((await phone()).value).toBe(demoUser.telefono)
  })
})
