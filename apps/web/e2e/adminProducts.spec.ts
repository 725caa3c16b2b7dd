import { join } from 'node:path'

import { brand } from '@storefront/brand'
import { formatMoney } from '@storefront/i18n'

import { es as admin } from '../src/features/desk/messages/es.ts'
import { es as catalog } from '../src/features/shop/catalog/messages/es.ts'
import { aPerson, signOut } from './support/account.ts'
import { enterDashboard, save } from './support/admin.ts'
import { orderAsGuest } from './support/checkout.ts'
import { destilado } from './support/shop.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const { fields, edit, stock } = admin.products

test(
  'a new price is seen in the preview, and in the shop at once',
  { tag: '@journey' },
  async ({ page, server }) => {
    await enterDashboard(page, '/dashboard/products')
    const { id, name, price } = destilado
    await server.change(`products/${id}`, { price })
    await page.getByRole('link', { name: fill(edit, { name }) }).click()
    await page.getByLabel(fields.price).fill('29,90')
    await expect(page.getByRole('complementary').getByText('$29,90')).toBeVisible()
    await save(page)
    await expect(page.getByText(admin.saved)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: shell.viewShop }).click()
    const bottle = page.getByRole('region', { name, exact: true })
    await expect(bottle.getByText(/\$29,90/).first()).toBeVisible()
    await page.goto('/dashboard/products?edit=destilado')
    await page.getByLabel(fields.price).fill(String(price))
    await save(page)
    await expect(page.getByText(admin.saved)).toBeVisible()

    await page.goto('/products')
    await expect(page.getByRole('region', { name, exact: true })).toContainText(
      formatMoney(price * 100, 'es'),
    )
  },
)

test('a stock is written where it is read, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 620 })
  await enterDashboard(page, '/dashboard/products')
  // Nobody orders it in the meantime.
  const name = `${brand.name} Reposado`
  const field = page.getByRole('row', { name }).getByRole('textbox')
  await field.fill('64')
  await field.press('Enter')
  // The field was right above the dashboard's navigation bar.
  const undo = page.getByRole('button', { name: admin.undo })
  const bar = await page.getByRole('navigation', { name: admin.navigation }).boundingBox()
  await expect
    .poll(async () => {
      const { y = Infinity, height = 0 } = (await undo.boundingBox()) ?? {}
      return y + height
    })
    .toBeLessThanOrEqual(bar?.y ?? 0)
  await page.reload()
  await expect(field).toHaveValue('64')

  await field.fill('')
  await page.getByRole('button', { name: admin.save }).click()
  await undo.click()
  await expect(page.getByText(fill(stock.undone, { name, now: '64' }))).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('64')
})

const photo = join(import.meta.dirname, '../../../packages/imagery/masters/bottle-reposado-1.webp')

test('what an admin adds with a photo is bought by a guest', async ({ page, server }) => {
  const name = `${brand.name} Miel`
  await enterDashboard(page, '/dashboard/products')
  await page.getByRole('link', { name: admin.products.new }).click()
  await page.getByLabel(fields.name, { exact: true }).fill(name)
  await page.getByLabel(fields.descriptionEs).fill('Con miel de abejas nativas.')
  await page.getByLabel(fields.descriptionEn).fill('With the honey of native bees.')
  await page.getByLabel(fields.picture).setInputFiles(photo)
  await expect(page.getByRole('img', { name })).toBeVisible()
  await page.getByLabel(fields.price).fill('32')
  await page.getByLabel(fields.stock).fill('1')
  await save(page)
  await expect(page.getByText(fill(admin.products.added, { name }))).toBeVisible()
  await signOut(page)

  await page.goto('/en/products')
  const added = page.getByRole('article', { name })
  await expect(added.getByText('With the honey of native bees.')).toBeVisible()
  const picture = added.getByRole('img', { name })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(1000)

  await orderAsGuest(page, aPerson(), name)
  await expect(page.getByText(name).first()).toBeVisible()
  await page.goto('/products')
  await expect(added).toContainText(catalog.soldOut)
  // Other tests know three products only.
  await server.remove(`products/${await added.getAttribute('id')}`)
})
