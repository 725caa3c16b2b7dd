import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 320, height: 256 } })

test('a desktop’s window at 400 % zoom is left to the page: navbar and buy bar do not stay', async ({
  page,
}) => {
  await openPage(page, '/TripleDestilado')
  const bar = page.locator('[data-shown]')
  const quantity = page.getByRole('main').getByRole('spinbutton')
  await quantity.scrollIntoViewIfNeeded()
  await expect(quantity).toBeInViewport()
  await page.getByRole('heading', { name: catalog.tastingNotes }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant', block: 'center' })
  })
  await expect(bar).toHaveAttribute('data-shown', 'true')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
