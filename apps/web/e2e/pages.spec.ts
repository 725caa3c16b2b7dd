import type { Page } from '@playwright/test'

import { brand } from '../src/content/brand.ts'
import { splitPath } from '../src/shared/navigation/paths.ts'
import { languages, publicPaths } from './support/everyPage.ts'
import { untilHydrated } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

/** Files that the page names, on this site. */
function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sources = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0]),
    )
    const others = [...document.querySelectorAll('img[src], link:not([rel="alternate"])')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    )
    const shared = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    return [...sources, ...others, shared].flatMap((file) => file || [])
  })
}

function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

for (const language of languages) {
  test(`every page in ${language} says what it is, names its addresses and leads nowhere wrong`, async ({
    page,
    request,
  }) => {
    test.setTimeout(60_000)
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const named = new Set<string>()
    const paths = publicPaths(language)

    for (const path of paths) {
      await test.step(path, async () => {
        const html = (await (await page.goto(path))?.text()) ?? ''
        await untilHydrated(page)
        await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)

        titles.add(await page.title())
        const description = page.locator('meta[name="description"]')
        descriptions.add((await description.getAttribute('content')) ?? '')

        const { path: own } = splitPath(path)
        for (const link of [
          `rel="canonical" href="${brand.siteUrl}${path}"`,
          `hrefLang="es" href="${brand.siteUrl}${own}"`,
          `hrefLang="en" href="${brand.siteUrl}/en${own}"`,
          `hrefLang="x-default" href="${brand.siteUrl}${own}"`,
        ]) {
          expect.soft(html).toContain(link)
        }
        for (const file of [...(await filesOf(page)), ...(await linksOf(page))]) {
          named.add(file.replace(brand.siteUrl, ''))
        }
      })
    }

    expect.soft(titles.size, 'titles').toBe(paths.length)
    expect.soft(descriptions.size, 'descriptions').toBe(paths.length)
    expect.soft([...titles, ...descriptions]).not.toContain('')
    for (const address of named) {
      const answer = await request.head(address)
      expect.soft(answer.status(), address).toBe(200)
    }
  })
}
