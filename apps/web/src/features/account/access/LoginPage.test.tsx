import { demoUser } from '@storefront/backend/seed'
import {
  err,
  Outage,
  type Account,
  type AuthOutcome,
  type Language,
  type Log,
} from '@storefront/domain'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { createTestI18n } from '../../../../testing/createTestI18n.ts'
import { createTestServices } from '../../../../testing/createTestServices.ts'
import { hydratePage } from '../../../../testing/renderPage.tsx'
import { TestProviders } from '../../../../testing/TestProviders.tsx'
import { noAnswer, withCalls } from '../../../../testing/visit.ts'
import { Page as LoginPage } from './LoginPage.tsx'
import { Page as RegisterPage } from './RegisterPage.tsx'
import { Page as ResetPasswordPage } from './ResetPasswordPage.tsx'

afterEach(cleanup)

/** Opens the login; `show` puts another page in its place, or another language. */
async function openLogin(services = createTestServices()) {
  const instances = {
    es: await createTestI18n('es'),
    en: await createTestI18n('en'),
  }
  const pageIn = (language: Language, page: ReactNode) => (
    <TestProviders services={services} i18n={instances[language]} path="/login">
      {page}
    </TestProviders>
  )
  const { rerender } = render(pageIn('es', <LoginPage />))
  return {
    services,
    show: (page: ReactNode, language: Language = 'es') => rerender(pageIn(language, page)),
  }
}

async function signIn(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), email)
  await userEvent.type(screen.getByLabelText('Contraseña'), password)
  await userEvent.click(screen.getByRole('button', { name: /^Iniciar sesión/ }))
}

it('says what went wrong in the language that is shown, also when it changes later', async () => {
  const { show } = await openLogin()
  await signIn(demoUser.email, 'not this one')
  expect((await screen.findByRole('alert')).textContent).toBe('Usuario o contraseña incorrectos.')
  show(<LoginPage />, 'en')
  expect(screen.getByRole('alert').textContent).toBe('Wrong user name or password.')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(demoUser.email)
})

it('logs an outage, and says so', async () => {
  const log = vi.fn<Log>()
  const outage = new Outage('timeout', 'Too late')
  await openLogin(createTestServices({ log, loadBackend: () => Promise.reject(outage) }))
  await signIn(demoUser.email, demoUser.password)
  expect((await screen.findByRole('alert')).textContent).toContain('está tardando demasiado')
  expect(log).toHaveBeenCalledWith('Signing in failed', outage)
  // What was typed stays, to be sent again.
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe(demoUser.password)
})

it.each([
  ['the login', <LoginPage key="login" />, 2],
  ['the registration', <RegisterPage key="register" />, 5],
  ['the way to a new password', <ResetPasswordPage key="reset" />, 1],
])('tells assistive technology what has to be filled in: %s', async (_, page, count) => {
  const { show } = await openLogin()
  show(page)
  const fields = [...document.querySelectorAll('form :is(input, textarea)')]
  expect(fields.map((field) => field.getAttribute('aria-required'))).toEqual(
    Array.from({ length: count }, () => 'true'),
  )
})

it.each([
  ['the registration', <RegisterPage key="register" />],
  ['the way to a new password', <ResetPasswordPage key="reset" />],
])('gives the typed e-mail address on to %s', async (_, page) => {
  const { show } = await openLogin()
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'rosa@example.com')
  show(page)
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(
    'rosa@example.com',
  )
})

it('keeps no address of who has signed in', async () => {
  const { services, show } = await openLogin()
  await signIn(demoUser.email, demoUser.password)
  await vi.waitFor(() => expect(services.session.get().status).toBe('signed-in'))
  show(<RegisterPage />)
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('')
})

it.each([
  ['/login', <LoginPage key="login" />, 'Crear una cuenta', '/register'],
  ['/register', <RegisterPage key="register" />, 'Iniciar sesión', '/login'],
])(
  'leads from a prerendered %s to the other form, and back to where the visitor was going',
  async (path, page, name, to) => {
    await hydratePage(page, { path: `${path}?returnTo=%2Forders` })
    const link = screen.getByRole('link', { name: new RegExp(name) })
    expect(link.getAttribute('href')).toBe(`${to}?returnTo=%2Forders`)
  },
)

/** A shop in which Google's window stays open until it is answered. */
function withGoogleWindow() {
  const windows: ((outcome: Awaited<AuthOutcome<Account>>) => void)[] = []
  const prepareGoogle = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const services = createTestServices()
  const { loadBackend } = services
  const signInWithGoogle = () =>
    new Promise<Awaited<AuthOutcome<Account>>>((resolve) => windows.push(resolve))
  const loadWithWindow = async () =>
    withCalls(await loadBackend(), { auth: { signInWithGoogle, prepareGoogle } })
  return {
    services: createTestServices({ loadBackend: loadWithWindow }),
    windows,
    prepareGoogle,
  }
}

const googleButton = () => screen.getByRole('button', { name: /Google/ })

it('signs in by e-mail while Google’s window is open', async () => {
  const { services, windows } = withGoogleWindow()
  await openLogin(services)
  await userEvent.click(googleButton())
  await vi.waitFor(() => expect(windows).toHaveLength(1))
  expect(screen.getByText(/Se abre la ventana de Google/)).toBeTruthy()
  await signIn(demoUser.email, demoUser.password)
  await vi.waitFor(() => expect(services.session.get().status).toBe('signed-in'))
})

it('opens Google’s window again at each press, and shows only what comes of the last', async () => {
  const { services, windows } = withGoogleWindow()
  await openLogin(services)
  await userEvent.click(googleButton())
  await vi.waitFor(() => expect(windows).toHaveLength(1))
  await userEvent.click(googleButton())
  await vi.waitFor(() => expect(windows).toHaveLength(2))
  windows[0]?.(err({ code: 'popup-blocked', providerCode: '' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('alert')).toBeNull()
  windows[1]?.(err({ code: 'popup-blocked', providerCode: '' }))
  expect((await screen.findByRole('alert')).textContent).toContain('bloqueó la ventana de Google')
})

it('opens Google’s window while a sign-in by e-mail is waiting', async () => {
  const { services, windows } = withGoogleWindow()
  const waiting = createTestServices({
    loadBackend: async () =>
      withCalls(await services.loadBackend(), { auth: { signIn: noAnswer } }),
  })
  await openLogin(waiting)
  await signIn(demoUser.email, demoUser.password)
  const submit = screen.getByRole('button', { name: /^Iniciar sesión/ })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(googleButton())
  await vi.waitFor(() => expect(windows).toHaveLength(1))
})

it('loads what Google’s window needs once the page is idle, before anybody presses', async () => {
  const { services, prepareGoogle } = withGoogleWindow()
  await openLogin(services)
  await vi.waitFor(() => expect(prepareGoogle).toHaveBeenCalledOnce(), { timeout: 3_000 })
})

it('tells who reads inside an app to open the page in the browser', async () => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get')
  userAgent.mockReturnValue(
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/21F90 Instagram 334.0',
  )
  onTestFinished(() => userAgent.mockRestore())
  const { services, prepareGoogle } = withGoogleWindow()
  await openLogin(services)
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  expect(screen.getByText(/Google no permite entrar desde esta aplicación/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copiar el enlace' })).toBeTruthy()
  expect(prepareGoogle).not.toHaveBeenCalled()
})
