import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { type Log } from '@storefront/domain'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, createPath } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTestServices } from '../../testing/createTestServices.ts'
import { withCleanRoot } from '../../testing/rootAttributes.ts'
import { en as cartNoticesEn } from '../features/shop/cart/messages/notices/en.ts'
import { en as sharedEn } from '../shared/messages/en.ts'
import { es as sharedEs } from '../shared/messages/es.ts'
import { App } from './App.tsx'
import { pages, type PageEntry } from './pages.ts'
import { createRoutes, loadRoutes, type OnLost } from './routes.tsx'
import { createSite } from './site.ts'

withCleanRoot()
afterEach(cleanup)

/** Opens the site at an address, as `main.tsx` does. Returns a function that returns the current address. */
async function open(address: string, services = createTestServices()): Promise<() => string> {
  const routes = createRoutes(createSite())
  await loadRoutes(routes, new URL(address, 'https://amaru.example').pathname)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<App services={services} router={router} hydrates={false} />)
  // A guard may redirect at once.
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  return () => createPath(router.state.location)
}

/** The main heading of the page. */
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

/** A private page leads a guest to the login: those are in the table of who may see them. */
const publicPages = Object.values<PageEntry>(pages).filter(({ access }) => access === 'public')

describe('the site', () => {
  it.each(publicPages)('has a page with a heading at $path', async ({ path }) => {
    await open(path)
    expect(await heading()).not.toBe('')
    expect(screen.getAllByRole('banner')).not.toEqual([])
  })

  it.each([
    ['/HOME', '/home'],
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

describe('who may see a page is said once, in the table', () => {
  const visitors = { guest: null, user: demoUser, admin: demoAdmin }
  const mayEnter = { public: ['guest', 'user', 'admin'], user: ['user', 'admin'], admin: ['admin'] }

  it.each([
    [pages.terms, 'guest'],
    [pages.terms, 'admin'],
    [pages.orders, 'guest'],
    [pages.orders, 'user'],
    [pages.orders, 'admin'],
    [pages.adminSettings, 'guest'],
    [pages.adminSettings, 'user'],
    [pages.adminSettings, 'admin'],
  ] as const)('%o for a %s', async ({ path, access }, who) => {
    const services = createTestServices()
    const person = visitors[who]
    if (person !== null) await services.session.signIn(({ auth }) => auth.signIn(person))
    const address = await open(path, services)
    await heading()
    expect(address() === path).toBe(mayEnter[access].some((visitor) => visitor === who))
    if (address() !== path) return
    const robots = document.head.querySelector('meta[name=robots]')
    expect(robots === null).toBe(access === 'public')
  })
})

describe('a page that sends the visitor elsewhere', () => {
  it('leaves the navbar in sight meanwhile, and the focus with the page that comes', async () => {
    const address = await open('/userProfile')
    const [navbar] = screen.getAllByRole('banner')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeDefined()
    expect(address()).toBe('/login?returnTo=%2FuserProfile')
    expect(screen.getAllByRole('banner')[0]).toBe(navbar)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

/** Follows the link to the English page, and returns it. */
async function goEnglish(): Promise<HTMLElement> {
  const [english] = screen.getAllByRole('link', { name: /English/ })
  if (english === undefined) throw new Error('There is no link to the other language')
  await userEvent.click(english)
  return english
}

describe('another language', () => {
  it('shows the same page, with what was typed and the focus where they were', async () => {
    const address = await open('/login?returnTo=%2FuserProfile#form')
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'rosa@example.com')
    const english = await goEnglish()

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('rosa@example.com')
    expect(document.activeElement).toBe(english)
    expect(document.documentElement.lang).toBe('en')
    expect(address()).toBe('/en/login?returnTo=%2FuserProfile#form')
  })

  it('says again in its words what is wrong with a form, and what the visitor was told', async () => {
    const services = createTestServices()
    await open('/login', services)
    await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'rosa{Enter}')
    act(() => services.notices.show('cart-not-stored', 'warning'))
    expect(screen.getByText(sharedEs.fieldErrors['email-invalid'])).toBeDefined()

    await goEnglish()
    expect(await screen.findByText(sharedEn.fieldErrors['email-invalid'])).toBeDefined()
    expect(screen.getByText(cartNoticesEn['cart-not-stored'])).toBeDefined()
    expect(screen.queryByText(sharedEs.fieldErrors['email-invalid'])).toBeNull()
  })
})

function BrokenPage(): never {
  throw new TypeError('broken')
}

describe('a page that cannot be shown', () => {
  it('is replaced, in its language, by the error page when it throws, and the owner is told', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const log = vi.fn<Log>()
    const site = { ...createSite(), loadPage: () => Promise.resolve(BrokenPage) }
    const routes = createRoutes(site)
    await site.words.load('en', [])
    await loadRoutes(routes, '/en/home')
    const router = createMemoryRouter(routes, { initialEntries: ['/en/home'] })
    render(<App services={createTestServices({ log })} router={router} hydrates={false} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We spilled this page')
    expect(log).toHaveBeenCalledWith('A page broke', new TypeError('broken'))
  })

  it('is left to the browser when its code is lost; the page before stays meanwhile', async () => {
    const onLost = vi.fn<OnLost>(() => new Promise(() => undefined))
    const site = createSite()
    const lost = new TypeError('Failed to fetch')
    const routes = createRoutes(
      {
        ...site,
        loadPage: (page, language) =>
          page === pages.cart ? Promise.reject(lost) : site.loadPage(page, language),
      },
      onLost,
    )
    await loadRoutes(routes, '/terms')
    const router = createMemoryRouter(routes, { initialEntries: ['/terms'] })
    render(<App services={createTestServices()} router={router} hydrates={false} />)
    const shown = await heading()
    act(() => void router.navigate('/cart'))
    await waitFor(() => expect(onLost).toHaveBeenCalledWith(lost))
    expect(router.state.navigation.location?.pathname).toBe('/cart')
    expect(await heading()).toBe(shown)
  })
})
