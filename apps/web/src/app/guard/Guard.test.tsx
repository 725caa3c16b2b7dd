import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { createTestPorts, createTestServices } from '../../../testing/createTestServices.ts'
import { hydratePage, renderPage } from '../../../testing/renderPage.tsx'
import { watchRoot, withCleanRoot } from '../../../testing/rootAttributes.ts'
import { Notices } from '../../shared/notices/Notices.tsx'
import type { ServicePorts } from '../services/createServices.ts'
import { Guard, SessionCheck } from './Guard.tsx'

withCleanRoot()

const sessionHint: ServicePorts['sessionHint'] = {
  exists: () => true,
  save: () => undefined,
  remove: () => undefined,
}

/** A page that shows its address, behind the session check. */
function CheckedPage() {
  const { pathname, search } = useLocation()
  return (
    <>
      <SessionCheck />
      <Guard>
        <h1>{`${pathname}${search}`}</h1>
      </Guard>
    </>
  )
}

/** Services of a visitor whose session has not been checked yet. */
const checking = () => createTestServices({ sessionHint })

async function signedIn(person: typeof demoUser) {
  const services = createTestServices()
  await services.session.signIn(({ auth }) => auth.signIn(person))
  return services
}

const visitors = {
  guest: () => Promise.resolve(createTestServices()),
  user: () => signedIn(demoUser),
  admin: () => signedIn(demoAdmin),
}

const shownPage = () => screen.queryByRole('heading')?.textContent

describe('a public page', () => {
  it('is shown to a guest', async () => {
    await renderPage(<CheckedPage />, { path: '/products' })
    expect(shownPage()).toBe('/products')
    expect(document.documentElement.hasAttribute('data-session')).toBe(false)
  })

  it('is hidden, with words instead, while the session is checked, and not made again after it', async () => {
    const ports = createTestPorts()
    await (await ports.loadBackend()).auth.signIn(demoUser)
    const services = createTestServices({ ...ports, sessionHint })
    await renderPage(<CheckedPage />, { services })
    expect(screen.getByRole('status').textContent).toBe('Cargando...')
    expect(document.documentElement.dataset['session']).toBe('checking')
    const page = screen.getByRole('heading')
    act(() => services.start())
    await waitFor(() => expect(document.documentElement.hasAttribute('data-session')).toBe(false))
    expect(screen.getByRole('heading')).toBe(page)
  })

  it('does not show for a moment when it was prerendered and the session is checked', async () => {
    document.documentElement.dataset['session'] = 'checking'
    const valuesOf = watchRoot('data-session')
    await hydratePage(<CheckedPage />, { services: checking() })
    expect(new Set(valuesOf())).toEqual(new Set(['checking']))
  })
})

describe('who comes where they do not belong', () => {
  it.each([
    ['guest', '/userProfile?tab=1', 'es', '/login?returnTo=%2FuserProfile%3Ftab%3D1'],
    ['guest', '/', 'en', '/en/home'],
    ['admin', '/dashboard', 'en', '/en/dashboard/AdminHome'],
    ['user', '/login?returnTo=%2Fen%2FuserProfile', 'es', '/userProfile'],
  ] as const)('is sent as a %s from %s in %s to %s', async (who, path, language, target) => {
    await renderPage(<CheckedPage />, { path, language, services: await visitors[who]() })
    expect(shownPage()).toBe(target)
  })

  it('takes along what the site told before', async () => {
    const services = createTestServices()
    const page = (
      <>
        <Notices />
        <CheckedPage />
      </>
    )
    await renderPage(page, { path: '/login', services })
    await act(async () => {
      services.notices.show('cart-merged', 'success')
      await services.session.signIn(({ auth }) => auth.signIn(demoUser))
    })
    await waitFor(() => expect(shownPage()).toBe('/home'))
    expect(services.notices.get()).toMatchObject([{ code: 'cart-merged' }])
  })

  it('is sent nowhere and shown nothing as long as it is not known who it is', async () => {
    await renderPage(<CheckedPage />, { path: '/userProfile', services: checking() })
    expect(shownPage()).toBeUndefined()
  })
})
