import type { Locator, Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as admin } from '../../src/features/desk/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as orders } from '../../src/features/shop/orders/messages/es.ts'
import { aPerson, logoutButton, userMenu } from '../support/account.ts'
import { activities, stepButton, undoButton } from '../support/admin.ts'
import { confirmed, fillIn, placeButton } from '../support/checkout.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { profileField } from '../support/profile.ts'
import { destilado, expectBottles, quantityOf, tripleDestilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

// Each button is a `Button`, which counts one tap of two: its story shows that, and the linter knows of no other
// buttons. What needs a browser is what a second tap hits: the place in which something else lies by now.

/** The time between the two taps of a hurried finger, in ms. */
const betweenTaps = 220

const { orders: words } = admin

const dialog = (page: Page) => page.getByRole('dialog')

for (const hand of variants(['touch', 'mouse'] as const)) {
  /** Presses one place twice: the second time it hits whatever has come there. */
  const pressTwice = async (button: Locator): Promise<void> => {
    const page = button.page()
    await button.scrollIntoViewIfNeeded()
    await expect(button).not.toHaveAttribute('aria-disabled')
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    const place = [x + width / 2, y + height / 2] as const
    for (const clickCount of [1, 2]) {
      if (hand === 'touch') await page.touchscreen.tap(...place)
      else {
        await page.mouse.move(...place)
        await page.mouse.down({ clickCount })
        await page.mouse.up({ clickCount })
      }
      if (clickCount === 1) await page.waitForTimeout(betweenTaps)
    }
  }

  test.describe(`tapped twice, ${hand}`, () => {
    test.use({ hasTouch: hand === 'touch' })

    test.describe('by shoppers', () => {
      test.use({ visitor: 'shopper' })

      test('a line is removed without the next one, and an order is placed and cancelled once', async ({
        page,
        server,
      }) => {
        await openPage(page, '/cart')
        const remove = fill(cart.removeNamed, { name: tripleDestilado.name })
        await pressTwice(page.getByRole('main').getByRole('button', { name: remove }))
        await expect(quantityOf(page, destilado.name)).toHaveCount(1)
        await expectBottles(page, 1)

        await pressTwice(page.getByRole('main').getByRole('link', { name: cart.checkout }))
        const person = aPerson()
        await fillIn(page, person)
        await pressTwice(placeButton(page))
        await confirmed(page)
        expect(await server.ordersOf(person.email)).toHaveLength(1)

        await pressTwice(page.getByRole('button', { name: orders.cancel.action }))
        await expect(dialog(page)).toBeVisible()
        await expect(page.getByText(orders.cancel.done)).toHaveCount(0)
        await pressTwice(dialog(page).getByRole('button', { name: orders.cancel.confirm }))
        await expect(page.getByText(orders.cancel.done)).toBeVisible()
        await expect(dialog(page)).toBeHidden()
      })
    })

    test('somebody signs in, edits the profile, opens the menu, and signs out', async ({
      page,
    }) => {
      await openPage(page, '/login?returnTo=/userProfile')
      await page.getByLabel(account.fields.password, { exact: true }).fill(demoUser.password)
      await page.getByLabel(account.fields.email).fill(demoUser.email)
      await pressTwice(page.getByRole('main').getByRole('button', { name: account.login.submit }))
      await expect(page).toHaveURL('/userProfile')

      await pressTwice(page.getByRole('button', { name: account.profile.edit }))
      await profileField(page, 'direccion').fill('Calle Larga 1, Cuenca')
      await pressTwice(page.getByRole('button', { name: account.profile.update }))
      await expect(page.getByText(account.profile.updated)).toBeVisible()
      await expect(profileField(page, 'direccion')).toBeDisabled()

      await pressTwice(userMenu(page))
      await pressTwice(logoutButton(page))
      await expect(page).toHaveURL('/login')
      await expect(userMenu(page)).toHaveCount(0)
    })

    test.describe('at the desk', () => {
      test.use({ visitor: 'admin', shop: 'full' })

      test('the money of one listed order has come, and the next order is untouched', async ({
        page,
      }) => {
        await openPage(page, '/dashboard/orders?status=collect')
        const received = new RegExp(`^${words.steps.received}:`)
        await pressTwice(page.getByRole('button', { name: received }).first())
        await expect(undoButton(page)).toBeVisible()
        await expect(page.getByRole('button', { name: /, hecho: / })).toHaveCount(1)
      })

      test('what was reviewed is ticked off, and the next line stays', async ({ page }) => {
        await openPage(page, '/dashboard/AdminHome')
        // What is loaded above it moves it.
        await expect(page.getByRole('definition').first()).toContainText('$')
        await page.getByRole('row').nth(1).waitFor()
        const ticks = page.getByRole('button', { name: /^Listo: / })
        await ticks.first().waitFor()
        const before = await ticks.count()
        await pressTwice(ticks.first())
        await expect(ticks).toHaveCount(before - 1)
      })

      test('an order takes one step, loses it, is edited and cancelled once', async ({ page }) => {
        await openPage(page, '/dashboard/orders?status=collect')
        await pressTwice(page.getByRole('rowheader').getByRole('link').first())
        await expect(stepButton(page, 'received')).toBeVisible()
        const before = await activities(page).count()

        await pressTwice(stepButton(page, 'received'))
        await expect(stepButton(page, 'shipped')).toBeVisible()
        await expect(activities(page)).toHaveCount(before + 1)
        await pressTwice(undoButton(page))
        await expect(stepButton(page, 'received')).toBeVisible()
        // The step and its undoing are one line.
        await expect(activities(page)).toHaveCount(before + 1)

        await pressTwice(page.getByRole('button', { name: words.desk.edit }))
        const more = page.getByRole('button', { name: `Una más de ${destilado.name}` })
        await more.click()
        await pressTwice(page.getByRole('button', { name: words.desk.saveEdit }))
        await expect(page.getByRole('button', { name: words.desk.edit })).toBeVisible()
        await expect(activities(page)).toHaveCount(before + 2)

        await pressTwice(stepButton(page, 'cancelled'))
        await expect(dialog(page)).toBeVisible()
        await expect(activities(page)).toHaveCount(before + 2)
        const { confirm } = words.question.cancelled
        await pressTwice(dialog(page).getByRole('button', { name: confirm }))
        await expect(dialog(page)).toBeHidden()
        await expect(activities(page)).toHaveCount(before + 3)
      })
    })
  })
}
