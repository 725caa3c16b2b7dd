import { pages } from '../../src/app/pages.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { es } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test('a link of the footer leads on without loading the site anew, once the footer is seen', async ({
  page,
}) => {
  await openPage(page, '/NuestraHistoria')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const link = page.getByRole('contentinfo').getByRole('link', { name: es.footer.terms })
  await link.scrollIntoViewIfNeeded()
  await untilHydrated(page, link)
  await link.click()
  await expect(page).toHaveURL(pages.terms.path)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})
