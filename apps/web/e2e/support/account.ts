import { randomInt, randomUUID } from 'node:crypto'

import { expect, type Locator, type Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { openPage } from './openPage.ts'
import { es as shell } from './siteWords.ts'

export interface Person {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  /** Of nobody else: a telephone has few open orders. */
  readonly telefono: string
  readonly password: string
}

/** Somebody who has no account yet. */
export function aPerson(): Person {
  return {
    nombre: 'Rosa Nueva',
    cedula: '1710034065',
    email: `rosa-${randomUUID()}@example.com`,
    telefono: `+593 98 ${randomInt(1_000_000, 10_000_000)}`,
    password: 'pitahaya-roja',
  }
}

/** Fills in the form of `/register` and submits it. */
export async function register(
  page: Page,
  person: Person,
  confirmPassword = person.password,
): Promise<void> {
  const { fields } = account
  await page.getByLabel(fields.nombre).fill(person.nombre)
  await page.getByLabel(fields.cedula).fill(person.cedula)
  await page.getByLabel(fields.email).fill(person.email)
  await page.getByLabel(fields.password, { exact: true }).fill(person.password)
  await page.getByLabel(fields.confirmPassword, { exact: true }).fill(confirmPassword)
  await page.getByRole('button', { name: account.register.submit }).click()
}

/** Registers somebody, and waits for the page that follows. */
export async function aUser(page: Page, returnTo = '/home'): Promise<Person> {
  const person = aPerson()
  await openPage(page, `/register?returnTo=${returnTo}`)
  await register(page, person)
  await expect(page).toHaveURL(returnTo)
  return person
}

/** Fills in the form of `/login` and submits it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  // First, since the checkout, which may still be shown for a moment, has a field for the e-mail too.
  await page.getByLabel(account.fields.password, { exact: true }).fill(password)
  await page.getByLabel(account.fields.email).fill(email)
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click()
}

/** Expands the form that changes the password on the account page. */
export async function openPassword(
  page: Page,
  words: { readonly open: string } = account.password,
) {
  await page.getByRole('button', { name: words.open }).click()
}

/** The button of the account menu. */
export function userMenu(page: Page): Locator {
  return page.getByRole('button', { name: shell.userMenu })
}

/** The sign-out button of the account menu; the account page has another one. */
export function logoutButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: shell.logout })
}

export async function signOut(page: Page): Promise<void> {
  const logout = logoutButton(page)
  await expect(userMenu(page)).toBeVisible()
  await expect(async () => {
    // A click that reached its timeout may have signed out nevertheless.
    if (await userMenu(page).isHidden()) return
    // A new page takes the focus, which closes the menu, so this opens it again.
    if (await logout.isHidden()) await userMenu(page).click({ timeout: 2_000 })
    await logout.click({ timeout: 2_000 })
  }).toPass()
  // Whoever leaves the page earlier stays signed in.
  await expect(userMenu(page)).toBeHidden()
}
