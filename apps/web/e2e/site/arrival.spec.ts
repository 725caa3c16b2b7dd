import { pages } from '../../src/app/pages.ts'
import { startCutProxy } from '../support/cutProxy.ts'
import { variants } from '../support/fullMatrix.ts'
import { observeShifts, shiftsOf } from '../support/layoutShifts.ts'
import { holdFonts } from '../support/network.ts'
import { untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

/** After which shares of a page's content its HTML stops for a while. */
const shares = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.7, 0.9]

/** A laptop first: there most parts stand beside one another. */
const windows = variants([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
])

for (const { path } of variants([pages.distilled, pages.tripleDistilled, pages.products])) {
  for (const viewport of windows) {
    test.describe(`${viewport.width} px wide`, () => {
      test.use({ viewport })

      test(`nothing of ${path} moves while its HTML arrives in pieces`, async ({
        page,
        baseURL,
      }) => {
        const proxy = await startCutProxy(baseURL ?? '')
        // What moves when they come is tested in layoutShift.spec.ts.
        await holdFonts(page)
        await page.addInitScript(observeShifts)
        await page.addInitScript(() => {
          localStorage.setItem('ageVerified', 'true')
          localStorage.setItem('cookieConsent', 'true')
        })
        for (const share of shares) {
          proxy.cutAfter(share)
          await page.goto(`${proxy.origin}${path}`, { waitUntil: 'commit' })
          await page.locator('main').waitFor({ state: 'attached' })
          // Two frames with the first part alone.
          await shiftsOf(page)
          proxy.sendRest()
          await untilHydrated(page)
          expect(await shiftsOf(page), `after ${share * 100} %`).toEqual([])
        }
        proxy.close()
      })
    })
  }
}
