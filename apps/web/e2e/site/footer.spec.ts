import { brand } from '@storefront/brand'

import { pages } from '../../src/app/pages.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { en, es } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

for (const { language, prefix, words } of variants([
  { language: 'es', prefix: '', words: es },
  { language: 'en', prefix: '/en', words: en },
] as const)) {
  test(`the footer in ${language} tells how to reach the house, and warns`, async ({ page }) => {
    await page.goto(`${prefix}/NuestraHistoria`)
    const footer = page.getByRole('contentinfo')
    for (const [name, href] of [
      [brand.email, `mailto:${brand.email}`],
      [brand.phone, `tel:${brand.phone.replaceAll(' ', '')}`],
      ['Facebook', brand.social.facebook],
      ['Instagram', brand.social.instagram],
      ['TikTok', brand.social.tiktok],
      ['X', brand.social.x],
      ['LinkedIn', brand.social.linkedin],
      [words.products, `${prefix}${pages.products.path}`],
      [words.footer.questions, `${prefix}${pages.contact.path}`],
      [words.footer.privacy, `${prefix}${pages.privacy.path}`],
      [words.footer.terms, `${prefix}${pages.terms.path}`],
    ] as const) {
      const link = footer.getByRole('link', { name, exact: true })
      await expect.soft(link).toHaveAttribute('href', href)
    }
    for (const text of [
      brand.office[language],
      brand.distillery[language],
      words.footer.responsible,
      words.healthWarning,
    ]) {
      await expect.soft(footer).toContainText(text)
    }
  })
}

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
