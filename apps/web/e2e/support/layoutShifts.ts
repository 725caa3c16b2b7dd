import type { Page } from '@playwright/test'

/** Records the layout shifts that no input caused. */
export function observeShifts(): void {
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
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  // `observeShifts` defines it.
  return page.evaluate<readonly string[]>('shiftsSoFar()')
}
