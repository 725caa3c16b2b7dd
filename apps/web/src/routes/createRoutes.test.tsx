// @vitest-environment happy-dom
import { languages } from '@storefront/domain'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'

import { ServicesProvider } from '../composition/ServicesProvider.tsx'
import { createTestServices } from '../testing/createTestServices.ts'
import { withCleanRoot } from '../testing/rootAttributes.ts'
import { createRoutes } from './createRoutes.tsx'
import { loadMatchedRoutes } from './loadMatchedRoutes.ts'
import { localizedPath, pages } from './paths.ts'

withCleanRoot()
afterEach(cleanup)

/** Opens the site at an address, as its entry does. */
async function open(address: string) {
  const routes = createRoutes()
  await loadMatchedRoutes(routes, new URL(address, 'https://amaru.example').pathname)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ServicesProvider services={createTestServices()}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  )
  return router
}

/** The main heading of the page that is shown; a private one sends to the login first. */
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

const addresses = languages.flatMap((language) =>
  Object.values(pages).map((page) => localizedPath(page.path, language)),
)

describe('the site', () => {
  it.each(addresses)('has a page with a heading at %s', async (address) => {
    await open(address)
    expect(await heading()).not.toBe('')
    expect(screen.getAllByRole('banner')).not.toEqual([])
  })

  it.each([
    ['/HOME', '/home'],
    ['/en/cocteles', '/en/Cocteles'],
    ['/EN/Cocteles/', '/en/Cocteles'],
  ])('shows at %s the page of %s', async (spelled, address) => {
    await open(spelled)
    const shown = await heading()
    cleanup()
    await open(address)
    expect(shown).toBe(await heading())
  })

  it.each([
    ['/nada', 'es'],
    ['/NotFound', 'es'],
    ['/en/nothing/here', 'en'],
    ['/en/NotFound', 'en'],
  ])('answers %s with the 404 page, in %s and outside of the layout', async (address, language) => {
    await open(address)
    expect(screen.getByRole('heading', { name: '404 - Página no encontrada' })).toBeDefined()
    expect(screen.getByRole('heading', { name: '404 - Page not found' })).toBeDefined()
    expect(document.documentElement.lang).toBe(language)
    expect(screen.queryAllByRole('banner')).toEqual([])
  })
})

describe('another language', () => {
  it('shows the same page, with what was typed and the focus where they were', async () => {
    const router = await open('/login?returnTo=%2FuserProfile#form')
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'rosa@example.com')
    const [english] = screen.getAllByRole('link', { name: 'English' })
    if (english === undefined) throw new Error('There is no way to the other language')
    await userEvent.click(english)

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('rosa@example.com')
    expect(document.activeElement).toBe(english)
    expect(document.documentElement.lang).toBe('en')
    const { pathname, search, hash } = router.state.location
    expect(`${pathname}${search}${hash}`).toBe('/en/login?returnTo=%2FuserProfile#form')
  })
})
