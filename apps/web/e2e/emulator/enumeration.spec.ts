import type { Page } from '@playwright/test'

import { emulatorSettings } from '../../src/app/services/emulatorSettings.ts'
import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import { aPerson } from '../support/account.ts'
import { agree, confirmedOrder, fillInAsGuest, placeButton } from '../support/checkout.ts'
import { aGoogleEmail } from '../support/google.ts'
import { openPage } from '../support/openPage.ts'
import { addToCart, destilado, expectBottles } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const { projectId, apiKey, emulators } = emulatorSettings
const service = `${emulators.authUrl}/identitytoolkit.googleapis.com/v1`

/** Calls the account service as anybody can. Returns the code of its refusal, or null. */
async function call(method: string, body: object): Promise<string | null> {
  const answer = await fetch(`${service}/accounts:${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  if (answer.ok) return null
  return (await answer.json()).error.message
}

/** What the service tells whoever tries to register an address. */
const signUp = (email: string) => call('signUp', { email, password: 'pitahaya-roja' })

/** Makes an account that signs in with Google alone. */
async function signUpWithGoogle(email: string): Promise<void> {
  const token = JSON.stringify({ sub: email, email, email_verified: true })
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(token)}`
  expect(await call('signInWithIdp', { postBody, requestUri: 'http://localhost' })).toBeNull()
}

/** Switches the service's protection against enumeration, which new projects have. */
async function protect(enableImprovedEmailPrivacy: boolean): Promise<void> {
  const answer = await fetch(`${emulators.authUrl}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  })
  expect(await answer.json()).toMatchObject({ emailPrivacyConfig: { enableImprovedEmailPrivacy } })
}

/** Records the requests that name an address; calls of the account service by their method. */
function watchRequests(page: Page, email: string): readonly string[] {
  const naming: string[] = []
  page.on('request', (request) => {
    const sent = decodeURIComponent(request.url()) + (request.postData() ?? '')
    if (!sent.includes(email)) return
    naming.push(/accounts:\w+/.exec(request.url())?.[0] ?? request.url())
  })
  return naming
}

/** Fills in the checkout as a stranger, without pressing the button that orders. */
async function typeOrder(page: Page, email: string): Promise<void> {
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await openPage(page, '/checkout')
  await fillInAsGuest(page, { ...aPerson(), email, password: 'not this one' })
  await agree(page)
}

test.afterEach(() => protect(false))

for (const isProtected of [true, false]) {
  test(`the checkout tells of an address what a registration tells, ${isProtected ? 'with' : 'without'} protection against enumeration`, async ({
    browser,
    baseURL,
    storageState,
  }) => {
    await protect(isProtected)
    const [known, ofGoogle, unknown] = [aPerson().email, aGoogleEmail(), aPerson().email]
    expect(await signUp(known)).toBeNull()
    await signUpWithGoogle(ofGoogle)
    for (const email of [known, ofGoogle]) expect(await signUp(email)).toBe('EMAIL_EXISTS')

    const told: string[] = []
    for (const email of [known, ofGoogle, unknown]) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        ...(storageState && { storageState }),
        locale: 'es-EC',
      })
      const page = await context.newPage()
      const naming = watchRequests(page, email)
      await typeOrder(page, email)
      expect(naming).toEqual([])

      await placeButton(page).click()
      if (email === unknown) {
        await confirmedOrder(page)
        expect(naming[0]).toBe('accounts:signUp')
        expect(naming).not.toContain('accounts:signInWithPassword')
        expect(naming).not.toContain('accounts:createAuthUri')
      } else {
        await expect(page.getByRole('alert', { name: checkout.account.own.title })).toBeFocused()
        // The registration's answer, and then the one password that was typed.
        expect(naming).toEqual(['accounts:signUp', 'accounts:signInWithPassword'])
        told.push((await page.getByRole('main').innerText()).replaceAll(email, 'the address'))
      }
      await context.close()
    }
    // An account of Google's reads like one with another password.
    expect(told[1]).toBe(told[0])
  })
}
