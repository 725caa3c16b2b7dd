import { randomUUID } from 'node:crypto'

import { expect, type Locator, type Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as shell } from './siteWords.ts'
import { openPage } from './openPage.ts'

export interface Person {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  readonly password: string
}

/** Somebody who has no account yet. */
export function aPerson(): Person {
  return {
    nombre: 'Rosa Nueva',
    cedula: '1710034065',
    email: `rosa-${randomUUID()}@example.com`,
    password: 'pitahaya-roja',
  }
}

/** Fills in the form of `/register` and sends it. */
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

/** Registers somebody, who is led to a page from there. */
export async function aUser(page: Page, returnTo = '/home'): Promise<Person> {
  const person = aPerson()
  await openPage(page, `/register?returnTo=${returnTo}`)
  await register(page, person)
  await expect(page).toHaveURL(returnTo)
  return person
}

/** Fills in the form of `/login` and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel(account.fields.email).fill(email)
  await page.getByLabel(account.fields.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: account.login.submit }).click()
}

/** Unfolds the form on the profile's page that changes the password. */
export async function openPassword(
  page: Page,
  words: { readonly open: string } = account.password,
) {
  await page.getByRole('button', { name: words.open }).click()
}

/** The button that a signed-in visitor has in place of the way to the login. */
export function userMenu(page: Page): Locator {
  return page.getByRole('button', { name: shell.userMenu })
}

/** The way out in the user's menu; the profile has another one in the page. */
export function logoutButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: shell.logout })
}

export async function signOut(page: Page): Promise<void> {
  const logout = logoutButton(page)
  // A page that has just come takes the focus, which closes the menu: it is opened again.
  await expect(async () => {
    if (await logout.isHidden()) await userMenu(page).click()
    await logout.click({ timeout: 2_000 })
  }).toPass()
}
