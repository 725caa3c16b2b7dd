import { AxeBuilder } from '@axe-core/playwright'
import { demoUser } from '@storefront/backend/seed'
import type { Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/cart/messages/es.ts'
import { es as shell } from '../../src/shell/messages/es.ts'
import { signIn, userMenu } from '../support/account.ts'
import { languages, publicPaths, untilHydrated } from '../support/everyPage.ts'
import { addToCart, cartButton, destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const widths = [390, 1440] as const

async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect.soft(found, what).toEqual([])
}

async function expectNoViolationsAtEveryWidth(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page, `${what} at ${width} px`)
  }
}

for (const language of languages) {
  for (const path of publicPaths(language)) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path)
      await untilHydrated(page)
      await expectNoViolationsAtEveryWidth(page, path)
    })
  }
}

test('the 404 page is accessible', async ({ page, troubles }) => {
  troubles.expect(/status of 404/)
  await page.goto('/no-such-page')
  await untilHydrated(page)
  await expectNoViolationsAtEveryWidth(page, 'the 404 page')
})

test.describe('to a first-time visitor', () => {
  test.use({ visitor: 'first-time' })

  test('the gate, its error and the cookie notice are accessible', async ({ page }) => {
    await page.goto('/home')
    await untilHydrated(page)
    await expectNoViolationsAtEveryWidth(page, 'the gate')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expectNoViolations(page, 'the gate with an error')
    await page.getByRole('textbox').fill('1990')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: shell.cookies.title })).toBeVisible()
    await expectNoViolationsAtEveryWidth(page, 'the cookie notice')
  })
})

test('the cart drawer and the cart are accessible', async ({ page }) => {
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectNoViolations(page, 'what was added')
  await cartButton(page).click()
  await expect(page.getByRole('dialog', { name: cart.title })).toContainText(destilado.name)
  await expectNoViolationsAtEveryWidth(page, 'the drawer')
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toBeVisible()
  await expectNoViolationsAtEveryWidth(page, 'the cart')
})

test('the burger menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/home')
  await untilHydrated(page)
  await page.getByRole('button', { name: shell.openMenu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'the burger menu')
})

test('the registration is accessible with errors', async ({ page }) => {
  await page.goto('/register')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: account.register.submit }).click()
  await expect(page.getByText(account.fieldErrors.required).first()).toBeVisible()
  await expectNoViolationsAtEveryWidth(page, 'the registration with errors')
})

test('the login is accessible with an error, and so are profile and user menu', async ({
  page,
}) => {
  await page.goto('/login?returnTo=/userProfile')
  await untilHydrated(page)
  await signIn(page, { ...demoUser, password: 'not this one' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page, 'the login with an error')

  await signIn(page, demoUser)
  await expect(page.getByLabel(account.fields.nombre)).toHaveValue(demoUser.nombre)
  await userMenu(page).click()
  await expectNoViolationsAtEveryWidth(page, 'the profile with the user menu')
})
