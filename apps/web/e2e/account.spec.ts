import type { BrowserContext } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../src/features/account/messages/es.ts'
import { aPerson, register, signIn, signOut } from './support/account.ts'
import { holdScripts } from './support/network.ts'
import { openPage, untilHydrated } from './support/openPage.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'

async function authCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'authToken')
}

test('passwords that do not match are told of, and nothing is sent', async ({
  page,
  context,
  server,
}) => {
  await openPage(page, '/register')
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const person = aPerson()
  await register(page, person, 'something else')
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await expect(page).toHaveURL('/register')
  expect(sent).toEqual([])
  expect(await server.uidOf(person.email)).toBe('')
})

test('a wrong password and an unknown address get the same answer', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  for (const email of [demoUser.email, 'nobody@example.com']) {
    await openPage(page, '/login')
    await signIn(page, { email, password: 'not this one' })
    await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos.')
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled()
  }
  await expect(page.getByRole('link', { name: shell.login })).toBeVisible()
})

test(
  'the token is kept in a strict, secure cookie for seven days, as long as the session',
  { tag: '@journey' },
  async ({ page, context }) => {
    const sevenDays = 604_800
    await openPage(page, '/login')
    await signIn(page, demoUser)
    await expect(page).toHaveURL('/home')
    const cookie = await authCookie(context)
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(sevenDays - 60)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(sevenDays)

    await signOut(page)
    await expect(page).toHaveURL('/login')
    expect(await authCookie(context)).toBeUndefined()
  },
)

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await openPage(page, '/login')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
  const other = await context.newPage()
  await other.goto('/userProfile')
  await expect(other.getByLabel(account.fields.nombre)).toHaveValue(demoUser.nombre)

  // A tab in the background paints no frames, and a click waits for one.
  await page.bringToFront()
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByLabel(account.fields.nombre)).toHaveCount(0)
  await expect(other.getByRole('link', { name: shell.login })).toBeVisible()
})

test(
  'what is typed before the page can read it is not lost',
  { tag: '@full' },
  async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Correo electrónico').fill(demoUser.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoUser.password)
    await scripts.release()
    await untilHydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL('/home')
  },
)

test('a form that is sent before the page can send it puts no password into the address', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(demoUser.password)
})
