import type { Page } from '@playwright/test'

import { languages, publicPaths } from '../support/everyPage.ts'
import { variants } from '../support/fullMatrix.ts'
import { observeShifts, shiftsOf } from '../support/layoutShifts.ts'
import { holdFonts } from '../support/network.ts'
import { untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

/** Opens a page whose fonts hang. Returns a function that lets them load. */
async function openWithoutFonts(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(observeShifts)
  const fonts = await holdFonts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
  return async () => {
    await fonts.release()
    await page.waitForFunction(() =>
      ['Jost', 'Headings'].every((family) => document.fonts.check(`1em ${family}`, 'a')),
    )
  }
}

/** A line of text that breaks elsewhere in the fallback font moves what is below it (docs/decisions/031). */
const mostMoved = 0.03

const sizeOf = (shift: string) => Number(/^\[([\d.e-]+)/.exec(shift)?.[1])

const widths = variants([390, 1440])

for (const visitor of ['adult', 'first-time'] as const) {
  test.describe(visitor === 'adult' ? 'past the gate' : 'under the gate', () => {
    test.use({ visitor })
    for (const path of variants(languages.flatMap(publicPaths))) {
      for (const width of widths) {
        test(`hardly anything of ${path} moves when its fonts come late, ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 })
          const loadFonts = await openWithoutFonts(page, path)
          expect(await shiftsOf(page)).toEqual([])
          await loadFonts()
          const shifts = await shiftsOf(page)
          const moved = shifts.map(sizeOf).reduce((sum, size) => sum + size, 0)
          expect(moved, shifts.join('\n')).toBeLessThan(mostMoved)
        })
      }
    }
  })
}
