import type { Locator, Page } from '@playwright/test'
import { demoAdmin, demoUser } from '@storefront/backend/seed'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as admin } from '../../src/features/desk/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { es as orders } from '../../src/features/shop/orders/messages/es.ts'
import { aPerson, aUser, logoutButton, register, userMenu } from '../support/account.ts'
import { activities, openNewOrderAsAdmin, stepButton, takeStep } from '../support/admin.ts'
import {
  cancelOrder,
  confirmed,
  fillIn,
  goToCheckout,
  orderAsGuest,
  orderAsUser,
  placeButton,
} from '../support/checkout.ts'
import { signInToDemo } from '../support/demo.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { openProfile, profileField, typeAddress } from '../support/profile.ts'
import {
  addButton,
  addToCart,
  destilado,
  expectBottles,
  quantityOf,
  tripleDestilado,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

/** The time between the two taps of a hurried finger, in ms. */
const betweenTaps = 220

type Hand = 'mouse' | 'touch'

/** Presses one place twice: the second time it hits whatever has come there. */
async function pressTwice(page: Page, button: Locator, hand: Hand): Promise<void> {
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

/** A button that acts, and what must have happened once after it was tapped twice. */
interface Row {
  readonly what: string
  /** Goes to the button. */
  readonly find: (page: Page) => Promise<Locator>
  readonly once: (page: Page) => Promise<void>
  /** Whether the gate has it: something else lies under the second tap, which no story of `Button` shows. */
  readonly isInGate?: true
}

const dialog = (page: Page) => page.getByRole('dialog')

/** Fills a cart with one bottle of each product, and opens it. */
async function openFullCart(page: Page): Promise<void> {
  await openPage(page, '/products')
  await addToCart(page, destilado.name)
  await addToCart(page, tripleDestilado.name)
  await expectBottles(page, 2)
  await openPage(page, '/cart')
}

const remove = (page: Page, { name }: { readonly name: string }) =>
  page.getByRole('main').getByRole('button', { name: fill(cart.removeNamed, { name }) })

/** Opens the desk of the filled demonstration. */
const openDesk = (page: Page, path: string) => signInToDemo(page, demoAdmin, path)

const shop: readonly Row[] = [
  {
    what: 'a bottle is added to the cart',
    find: async (page) => {
      await openPage(page, '/products')
      return addButton(page, destilado.name).first()
    },
    once: (page) => expectBottles(page, 1),
  },
  {
    what: 'a line is removed, and neither comes back nor takes the next one with it',
    isInGate: true,
    find: async (page) => {
      await openFullCart(page)
      return remove(page, tripleDestilado)
    },
    once: async (page) => {
      await expect(quantityOf(page, destilado.name)).toHaveCount(1)
      await expectBottles(page, 1)
    },
  },
  {
    what: 'a removed line comes back, and no other line goes',
    find: async (page) => {
      await openFullCart(page)
      await remove(page, tripleDestilado).click()
      await expectBottles(page, 1)
      return page.getByRole('button', { name: cart.undo })
    },
    once: (page) => expectBottles(page, 2),
  },
  {
    what: 'the cart is emptied, and stays so',
    find: async (page) => {
      await openFullCart(page)
      return page.getByRole('main').getByRole('button', { name: cart.clear })
    },
    once: async (page) => {
      await expect(page.getByText(cart.emptyTitle)).toBeVisible()
      await expectBottles(page, 0)
    },
  },
  {
    what: 'an order is placed',
    isInGate: true,
    find: async (page) => {
      await goToCheckout(page, destilado.name)
      await fillIn(page, aPerson())
      return placeButton(page)
    },
    once: async (page) => {
      await confirmed(page)
      await openDesk(page, '/dashboard/orders?status=collect')
      await expect(page.getByRole('row').filter({ hasText: 'Rosa Nueva' })).toHaveCount(1)
    },
  },
  {
    what: 'the question before a cancellation opens, and nothing is cancelled',
    find: async (page) => {
      await orderAsGuest(page, aPerson(), destilado.name)
      return page.getByRole('button', { name: orders.cancel.action })
    },
    once: async (page) => {
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByText(orders.cancel.done)).toHaveCount(0)
    },
  },
  {
    what: 'an order is cancelled by its buyer',
    isInGate: true,
    find: async (page) => {
      await orderAsGuest(page, aPerson(), destilado.name)
      await page.getByRole('button', { name: orders.cancel.action }).click()
      return dialog(page).getByRole('button', { name: orders.cancel.confirm })
    },
    once: async (page) => {
      await expect(page.getByText(orders.cancel.done)).toBeVisible()
      await expect(dialog(page)).toBeHidden()
    },
  },
  {
    what: 'somebody waits for a bottle',
    find: async (page) => {
      await openPage(page, '/products')
      await page.getByLabel(catalog.notify.email).fill('rosa@example.com')
      return page.getByRole('button', { name: catalog.notify.send })
    },
    once: (page) => expect(page.getByText('rosa@example.com')).toBeVisible(),
  },
]

const accounts: readonly Row[] = [
  {
    what: 'the bottles of an order are in the cart again',
    find: async (page) => {
      const person = await aUser(page)
      await orderAsUser(page, person, destilado.name)
      await expectBottles(page, 0)
      await cancelOrder(page)
      return page.getByRole('button', { name: orders.again.action })
    },
    once: (page) => expectBottles(page, 1),
  },
  {
    what: 'an account is made',
    find: async (page) => {
      await openPage(page, '/register?returnTo=/home')
      await register(page, aPerson(), 'another')
      await page.getByLabel(account.fields.confirmPassword, { exact: true }).fill('pitahaya-roja')
      // It moves what is below it.
      await page.getByText(account.strength.excellent).waitFor()
      return page.getByRole('main').getByRole('button', { name: account.register.submit })
    },
    once: async (page) => {
      await expect(page).toHaveURL('/home')
      await expect(userMenu(page)).toBeVisible()
    },
  },
  {
    what: 'somebody signs in',
    isInGate: true,
    find: async (page) => {
      await openPage(page, '/login')
      await page.getByLabel(account.fields.password, { exact: true }).fill(demoUser.password)
      await page.getByLabel(account.fields.email).fill(demoUser.email)
      return page.getByRole('main').getByRole('button', { name: account.login.submit })
    },
    once: async (page) => {
      await expect(page).toHaveURL('/home')
      await expect(userMenu(page)).toBeVisible()
    },
  },
  {
    what: 'the menu opens, and nobody is signed out',
    isInGate: true,
    find: async (page) => {
      await aUser(page)
      // A page that is entered takes the focus, which closes the menu.
      await openPage(page, '/cart')
      return userMenu(page)
    },
    once: (page) => expect(logoutButton(page)).toBeVisible(),
  },
  {
    what: 'somebody signs out',
    find: async (page) => {
      await aUser(page)
      await userMenu(page).click()
      return logoutButton(page)
    },
    once: async (page) => {
      await expect(page).toHaveURL('/login')
      await expect(userMenu(page)).toHaveCount(0)
    },
  },
  {
    what: 'the fields of the profile open, and stay open',
    find: async (page) => {
      await openProfile(page)
      return page.getByRole('button', { name: account.profile.edit })
    },
    once: (page) => expect(profileField(page, 'direccion')).toBeEnabled(),
  },
  {
    what: 'a profile is saved, and its fields stay closed',
    isInGate: true,
    find: async (page) => {
      await openProfile(page)
      await typeAddress(page)
      return page.getByRole('button', { name: account.profile.update })
    },
    once: async (page) => {
      await expect(page.getByText(account.profile.updated)).toBeVisible()
      await expect(profileField(page, 'direccion')).toBeDisabled()
    },
  },
  {
    what: 'the form of the password opens, and stays open',
    find: async (page) => {
      await aUser(page)
      await openPage(page, '/userProfile')
      return page.getByRole('button', { name: account.password.open })
    },
    once: (page) =>
      expect(page.getByRole('button', { name: account.password.close })).toBeVisible(),
  },
  {
    what: 'the question before an account is deleted opens, and stays open',
    find: async (page) => {
      await aUser(page)
      await openPage(page, '/userProfile')
      return page.getByRole('button', { name: account.rights.delete.open })
    },
    once: (page) => expect(dialog(page)).toBeVisible(),
  },
]

const { orders: words } = admin

/** The activities of the order on the page, without the one that says that it was placed. */
const expectActivities = (page: Page, count: number) =>
  expect(activities(page)).toHaveCount(count + 1)

/** How many lines could be ticked off before the first was. */
let ticksBefore = 0

const desk: readonly Row[] = [
  {
    what: 'the money of one listed order has come, and the next order is untouched',
    isInGate: true,
    find: async (page) => {
      await openDesk(page, '/dashboard/orders?status=collect')
      return page.getByRole('button', { name: new RegExp(`^${words.steps.received}:`) }).first()
    },
    once: async (page) => {
      await expect(page.getByRole('button', { name: /, hecho: / })).toHaveCount(1)
      await expect(page.getByRole('button', { name: admin.undo, exact: true })).toBeVisible()
    },
  },
  {
    what: 'the money has come, and nothing is shipped with it',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      return stepButton(page, 'received')
    },
    once: async (page) => {
      await expect(page.getByRole('button', { name: admin.undo, exact: true })).toBeVisible()
      await expect(stepButton(page, 'shipped')).toBeVisible()
      await expectActivities(page, 1)
    },
  },
  {
    what: 'a step is undone',
    isInGate: true,
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await takeStep(page, 'received')
      return page.getByRole('button', { name: admin.undo, exact: true })
    },
    once: async (page) => {
      await expect(stepButton(page, 'received')).toBeVisible()
      // The step and its undoing are one line.
      await expectActivities(page, 1)
    },
  },
  {
    what: 'the question before a cancellation opens at the desk, and nothing is cancelled',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      return stepButton(page, 'cancelled')
    },
    once: async (page) => {
      await expect(dialog(page)).toBeVisible()
      await expectActivities(page, 0)
    },
  },
  {
    what: 'an order is cancelled at the desk',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await stepButton(page, 'cancelled').click()
      return dialog(page).getByRole('button', { name: words.question.cancelled.confirm })
    },
    once: async (page) => {
      await expect(dialog(page)).toBeHidden()
      await expectActivities(page, 1)
    },
  },
  {
    what: 'the form of a payment opens, and stays open',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      return page.getByRole('button', { name: words.money.received.action })
    },
    once: (page) => expect(dialog(page)).toBeVisible(),
  },
  {
    what: 'a note is added',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await page.getByLabel(words.activity.noteLabel).fill('Llamar antes')
      return page.getByRole('button', { name: words.activity.add })
    },
    once: async (page) => {
      await expect(page.getByText(words.activity.added)).toBeVisible()
      await expectActivities(page, 1)
    },
  },
  {
    what: 'a payment is noted',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await page.getByRole('button', { name: words.money.received.action }).click()
      return dialog(page).getByRole('button', { name: words.money.received.confirm })
    },
    once: async (page) => {
      await expect(dialog(page)).toBeHidden()
      await expectActivities(page, 1)
    },
  },
  {
    what: 'a part of the money is given back',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await takeStep(page, 'received')
      await page.getByRole('button', { name: words.money.refunded.action }).click()
      await dialog(page).getByLabel(words.columns.amount).fill('2')
      await dialog(page).getByLabel(words.money.reason).fill('Una caja rota')
      return dialog(page).getByRole('button', { name: words.money.refunded.confirm })
    },
    once: async (page) => {
      await expect(dialog(page)).toBeHidden()
      await expectActivities(page, 2)
    },
  },
  {
    what: 'the number of a parcel is saved',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await takeStep(page, 'received')
      await takeStep(page, 'shipped')
      await page.getByLabel(words.tracking.carrier).fill('Servientrega')
      await page.getByLabel(words.tracking.number).fill('77')
      return page
        .getByRole('region', { name: words.tracking.title })
        .getByRole('button', { name: admin.save, exact: true })
    },
    once: async (page) => {
      await expect(page.getByRole('button', { name: words.tracking.edit })).toBeVisible()
      await expectActivities(page, 3)
    },
  },
  {
    what: 'an order is changed',
    isInGate: true,
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      await page.getByRole('button', { name: words.desk.edit }).click()
      await page.getByRole('button', { name: `Una más de ${destilado.name}` }).click()
      return page.getByRole('button', { name: words.desk.saveEdit })
    },
    once: async (page) => {
      await expect(page.getByRole('button', { name: words.desk.edit })).toBeVisible()
      await expectActivities(page, 1)
    },
  },
  {
    what: 'an order is entered at the desk',
    find: async (page) => {
      await openDesk(page, '/dashboard/orders?enter')
      await page.getByRole('button', { name: `Una más de ${destilado.name}` }).click()
      await page.getByLabel(account.fields.nombre).fill('Bar El Puerto')
      return page.getByRole('button', { name: words.desk.saveNew })
    },
    once: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bar El Puerto')
      await page.goto('/dashboard/orders?status=collect')
      await expect(page.getByRole('row').filter({ hasText: 'Bar El Puerto' })).toHaveCount(1)
    },
  },
  {
    what: 'a stock is saved',
    find: async (page) => {
      await openDesk(page, '/dashboard/products')
      await page
        .getByRole('textbox', { name: `${admin.products.fields.stock} ${destilado.name}` })
        .fill('77')
      return page.getByRole('button', { name: admin.save, exact: true })
    },
    once: async (page) => {
      await expect(page.getByText(`${destilado.name}: 77.`)).toBeVisible()
      await expect(page.getByRole('button', { name: admin.undo, exact: true })).toBeVisible()
    },
  },
  {
    what: 'the role of an admin is given',
    find: async (page) => {
      await openDesk(page, '/dashboard/settings')
      const { access } = admin
      await page.getByRole('searchbox', { name: access.search }).fill(demoUser.email)
      await page.getByRole('form', { name: access.searchLabel }).getByRole('button').click()
      await page.getByRole('button', { name: `${access.give}: ${demoUser.email}` }).click()
      return dialog(page).getByRole('button', { name: access.give })
    },
    once: async (page) => {
      const given = fill(admin.access.done.admin, { email: demoUser.email })
      await expect(page.getByText(given)).toBeVisible()
      await expect(dialog(page)).toBeHidden()
    },
  },
  {
    what: 'what was reviewed is ticked off, and the next line stays',
    isInGate: true,
    find: async (page) => {
      await openDesk(page, '/dashboard/AdminHome')
      // What is loaded above it moves it.
      await expect(page.getByRole('definition').first()).toContainText('$')
      await page.getByRole('row').nth(1).waitFor()
      const ticks = page.getByRole('button', { name: /^Listo: / })
      await ticks.first().waitFor()
      ticksBefore = await ticks.count()
      return ticks.first()
    },
    once: (page) =>
      expect(page.getByRole('button', { name: /^Listo: / })).toHaveCount(ticksBefore - 1),
  },
  {
    what: 'the number of an invoice is noted',
    find: async (page) => {
      await openNewOrderAsAdmin(page)
      const invoice = page.getByRole('region', { name: words.columns.invoice })
      await invoice.getByLabel(words.invoice.number).fill('001-001-000000123')
      return invoice.getByRole('button', { name: admin.save })
    },
    once: (page) => expectActivities(page, 1),
  },
  {
    what: 'a packing slip is printed',
    find: async (page) => {
      await page.addInitScript(() => {
        window.print = () =>
          document.documentElement.setAttribute(
            'data-prints',
            `${document.documentElement.getAttribute('data-prints') ?? ''}1`,
          )
      })
      await openNewOrderAsAdmin(page)
      return page.getByRole('button', { name: words.slip.print })
    },
    once: (page) => expect(page.locator('html')).toHaveAttribute('data-prints', '1'),
  },
  {
    what: 'orders are shipped together',
    find: async (page) => {
      await openDesk(page, '/dashboard/orders?status=ship')
      await page
        .getByRole('checkbox', { name: /^Elegir los/ })
        .first()
        .check()
      return page
        .getByRole('group', { name: words.bulk.label })
        .getByRole('button', { name: words.steps.shipped, exact: true })
    },
    once: async (page) => {
      await expect(page.getByText(/pedidos quedaron como enviados/)).toBeVisible()
      await expect(page.getByRole('button', { name: admin.undo, exact: true })).toBeVisible()
    },
  },
  {
    what: 'the orders are exported',
    find: async (page) => {
      await openDesk(page, '/dashboard/orders')
      return page.getByRole('button', { name: words.export.action })
    },
    once: (page) => expect(page.getByText(/^Se exportaron/)).toBeVisible(),
  },
  {
    what: 'the days of the filter open, and stay open',
    find: async (page) => {
      await openDesk(page, '/dashboard/orders')
      return page.getByRole('button', { name: words.filter.fold })
    },
    once: (page) => expect(page.getByLabel(words.filter.from)).toBeVisible(),
  },
  {
    what: 'a pause of the sales is saved',
    find: async (page) => {
      await openDesk(page, '/dashboard/settings')
      await page.getByRole('button', { name: admin.settings.pause.start }).click()
      return page.getByRole('button', { name: admin.save, exact: true })
    },
    once: async (page) => {
      await expect(page.getByText(admin.saved)).toBeVisible()
      await expect(page.getByText(admin.changed)).toHaveCount(0)
    },
  },
  {
    what: 'the question before the demonstration is emptied opens, and stays open',
    find: async (page) => {
      await openDesk(page, '/dashboard/AdminHome')
      // What is loaded above it moves it.
      await expect(page.getByRole('definition').first()).toContainText('$')
      await page.getByRole('row').nth(1).waitFor()
      await page.getByRole('region', { name: admin.overview.before.title }).waitFor()
      return page.getByRole('button', { name: admin.demo.empty.action })
    },
    once: (page) => expect(dialog(page)).toBeVisible(),
  },
]

for (const hand of variants(['touch', 'mouse'] as const)) {
  test.describe(`tapped twice, ${hand}`, () => {
    test.use({ hasTouch: hand === 'touch' })
    for (const { what, find, once, isInGate } of [...shop, ...accounts, ...desk]) {
      test(what, { tag: isInGate ? [] : '@full' }, async ({ page }) => {
        let downloads = 0
        page.on('download', () => (downloads += 1))
        await pressTwice(page, await find(page), hand)
        await once(page)
        expect(downloads).toBeLessThanOrEqual(1)
      })
    }
  })
}
