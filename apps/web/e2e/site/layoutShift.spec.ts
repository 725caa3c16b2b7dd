import type { Page } from '@playwright/test'

import { languages, publicPaths } from '../support/everyPage.ts'
import { variants } from '../support/fullMatrix.ts'
import { holdFonts } from '../support/network.ts'
import { untilHydrated } from '../support/openPage.ts'
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
async function shiftsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  // `observeShifts` defines it.
  return page.evaluate<readonly string[]>('shiftsSoFar()')
}

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
