import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/age-gate/messages/es.ts'
import { languages, publicPaths } from '../support/everyPage.ts'
import { variants } from '../support/fullMatrix.ts'
import { holdFonts } from '../support/network.ts'
import { untilHydrated } from '../support/openPage.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** Records the layout shifts that no input caused. */
function observeShifts(): void {
  const shifts: string[] = []
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const note = (entries: readonly PerformanceEntry[]) => {
    // TypeScript's DOM types lack it.
    for (const { value, hadRecentInput, sources } of entries as unknown as readonly LayoutShift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => [
        node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent,
        previousRect,
        currentRect,
      ])
      shifts.push(JSON.stringify([value, ...moved]))
    }
  }
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, {
    shiftsSoFar() {
      note(observer.takeRecords())
      return shifts
    },
  })
}

interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly Moved[]
}

interface Moved {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** The layout shifts so far, after two more frames. */
async function shiftsOf(page: Page): Promise<unknown> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  return page.evaluate('shiftsSoFar()')
}

/** Opens a page whose fonts hang. Returns a function that lets them load. */
async function openWithoutFonts(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(observeShifts)
  const fonts = await holdFonts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  return async () => {
    await fonts.release()
    // The fonts have loaded and may be used.
    await page.waitForSelector('html[data-fonts]')
    await page.waitForLoadState('load')
  }
}

const widths = variants([390, 1440])

for (const visitor of ['adult', 'first-time'] as const) {
  test.describe(visitor === 'adult' ? 'past the gate' : 'under the gate', () => {
    test.use({ visitor })
    for (const path of variants(languages.flatMap(publicPaths))) {
      for (const width of widths) {
        test(`nothing of ${path} moves when its fonts come, ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 })
          const loadFonts = await openWithoutFonts(page, path)
          await loadFonts()
          expect(await shiftsOf(page)).toEqual([])
        })
      }
    }
  })
}

/** The font in which an element's text is rendered. */
async function fontOf(page: Page, element: Locator): Promise<string | undefined> {
  await element.evaluate((found) => found.setAttribute('data-asked', ''))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-asked]',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await element.evaluate((found) => found.removeAttribute('data-asked'))
  return fonts[0]?.familyName
}

const title = (page: Page) => page.locator('main h1')

/** Retries, since React may replace the title while DevTools looks at it. */
const expectTitleInItaliana = (page: Page) =>
  expect(async () => expect(await fontOf(page, title(page))).toBe('Italiana')).toPass()

test.describe('fonts that come late', () => {
  test('are shown with the next page', async ({ page }) => {
    const loadFonts = await openWithoutFonts(page, '/privacy')
    await loadFonts()
    expect(await fontOf(page, title(page))).not.toBe('Italiana')
    await page.getByRole('link', { name: shell.history }).first().click()
    await expect(page).toHaveURL('/NuestraHistoria')
    await expectTitleInItaliana(page)
  })

  test.describe('under the gate', () => {
    test.use({ visitor: 'first-time' })

    test('are shown with the page that it opens on', async ({ page }) => {
      const loadFonts = await openWithoutFonts(page, '/privacy')
      await loadFonts()
      await page.getByLabel(es.birthYear).fill('1990')
      await page.getByRole('button', { name: es.enter }).click()
      await expectTitleInItaliana(page)
    })
  })
})
