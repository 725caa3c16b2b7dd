import type { Page } from '@playwright/test'

import { es } from '../src/features/account/messages/es.ts'
import { aUser, signIn } from './support/account.ts'
import { openPage } from './support/openPage.ts'
import { storedCart, type Server } from './support/server.ts'
import { addToCart, destilado, expectBottles } from './support/shop.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'

/** Registers somebody with a bottle in the cart, and opens the account page. */
async function openProfile(page: Page, server: Server) {
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  const person = await aUser(page, '/userProfile')
  await expect.poll(() => storedCart(server, person.email)).toEqual({ [destilado.id]: 1 })
  return person
}

async function askToDelete(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: es.rights.delete.open }).click()
  const dialog = page.getByRole('dialog', { name: es.rights.delete.question })
  await expect(dialog.getByText(es.rights.delete.kept)).toBeVisible()
  await dialog.getByLabel(es.password.current).fill(password)
  await dialog.getByRole('button', { name: es.rights.delete.confirm }).click()
}

test(
  'an account is deleted after the password, with profile and cart, and told at home',
  { tag: '@journey' },
  async ({ page, server, pageErrors }) => {
    pageErrors.expect(/status of 400/)
    const person = await openProfile(page, server)
    const uid = await server.uidOf(person.email)
    await askToDelete(page, 'not this one')
    const dialog = page.getByRole('dialog', { name: es.rights.delete.question })
    await expect(dialog.getByLabel(es.password.current)).toHaveAccessibleDescription(
      /Contraseña actual incorrecta/,
    )
    await dialog.getByLabel(es.password.current).fill(person.password)
    await dialog.getByRole('button', { name: es.rights.delete.confirm }).click()
    await expect(page).toHaveURL('/home')
    await expect(page.getByText(shell.notices['account-deleted'])).toBeVisible()
    await expect(page.getByRole('link', { name: shell.login })).toBeVisible()
    await expectBottles(page, 0)
    expect(await server.read(`users/${uid}`)).toBeNull()

    await openPage(page, '/login')
    await signIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos.')
  },
)
