import type { Page } from '@playwright/test'
import { localizedPath } from '@storefront/i18n'

import { pages } from '../../src/app/pages.ts'
import { en as accountEn } from '../../src/features/account/messages/en.ts'
import { es as accountEs } from '../../src/features/account/messages/es.ts'
import { en as gateEn } from '../../src/features/brand/age-gate/messages/en.ts'
import { es as gateEs } from '../../src/features/brand/age-gate/messages/es.ts'
import { en as medalsEn } from '../../src/features/brand/recognitions/messages/en.ts'
import { es as medalsEs } from '../../src/features/brand/recognitions/messages/es.ts'
import { expectNoViolationsAtEveryWidth } from '../support/accessibility.ts'
import { languages } from '../support/everyPage.ts'
import { openPage } from '../support/openPage.ts'
import { cartButton } from '../support/shop.ts'
import { en as shellEn, es as shellEs } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'
import type { Visitor } from '../support/visitors.ts'

const words = {
  es: { account: accountEs, gate: gateEs, medals: medalsEs, shell: shellEs },
  en: { account: accountEn, gate: gateEn, medals: medalsEn, shell: shellEn },
}

/** A part of a page that is shown after an action. */
interface State {
  readonly visitor: Visitor
  readonly path: string
  readonly bring: (page: Page, language: keyof typeof words) => Promise<void>
}

const states: Readonly<Record<string, State>> = {
  'the gate with an error, and the cookie notice': {
    visitor: 'first-time',
    path: pages.home.path,
    async bring(page, language) {
      const { gate, shell } = words[language]
      await page.getByRole('button', { name: gate.enter }).click()
      await expect(page.getByRole('alert')).not.toBeEmpty()
      await expectNoViolationsAtEveryWidth(page, 'the gate')
      await page.getByRole('textbox').fill('1990')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: shell.cookies.title })).toBeVisible()
    },
  },
  'the burger menu': {
    visitor: 'adult',
    path: pages.home.path,
    async bring(page, language) {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.getByRole('button', { name: words[language].shell.openMenu }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'the cart drawer': {
    visitor: 'shopper',
    path: pages.home.path,
    async bring(page) {
      await cartButton(page).click()
      await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveCount(2)
    },
  },
  'a full cart': {
    visitor: 'shopper',
    path: pages.cart.path,
    bring: (page) => expect(page.getByRole('spinbutton')).toHaveCount(2),
  },
  'the user menu': {
    visitor: 'user',
    path: pages.process.path,
    async bring(page, language) {
      const { shell } = words[language]
      await page.getByRole('button', { name: shell.userMenu }).click()
      await expect(page.getByRole('button', { name: shell.logout })).toBeVisible()
    },
  },
  'a medal': {
    visitor: 'adult',
    path: pages.recognitions.path,
    async bring(page, language) {
      const medals = page.getByRole('list', { name: words[language].medals.medals })
      await medals.getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'the legends': {
    visitor: 'adult',
    path: pages.history.path,
    async bring(page) {
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        await button.click()
      }
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(2)
    },
  },
  'the recipes': {
    visitor: 'adult',
    path: pages.cocktails.path,
    async bring(page) {
      for (const button of await page.locator('article [aria-pressed]').all()) {
        await button.click()
      }
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(8)
    },
  },
  'a registration with errors': {
    visitor: 'adult',
    path: pages.register.path,
    async bring(page, language) {
      const { account, shell } = words[language]
      await page.getByRole('main').getByRole('button', { name: account.register.submit }).click()
      await expect(page.getByText(shell.fieldErrors.required).first()).toBeVisible()
    },
  },
  'a refused login': {
    visitor: 'adult',
    path: pages.login.path,
    async bring(page, language) {
      const { fields, login } = words[language].account
      await page.getByLabel(fields.email).fill('nobody@example.com')
      await page.getByLabel(fields.password, { exact: true }).fill('not this one')
      await page.getByRole('main').getByRole('button', { name: login.submit }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
}

for (const [name, { visitor, path, bring }] of Object.entries(states)) {
  // Stories check the states of each part with axe.
  test.describe(`to ${visitor}s`, { tag: '@full' }, () => {
    test.use({ visitor })

    for (const language of languages) {
      test(`${name}, in ${language}: accessible`, async ({ page }) => {
        await openPage(page, localizedPath(path, language))
        await bring(page, language)
        await expectNoViolationsAtEveryWidth(page, name)
      })
    }
  })
}

// Its story, too, is checked with axe.
test('the 404 page is accessible', { tag: '@full' }, async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 404/)
  await openPage(page, '/no-such-page')
  await expectNoViolationsAtEveryWidth(page, 'the 404 page')
})
