import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { variants } from './fullMatrix.ts'
import { expect } from './test.ts'

/** Expects that axe finds no violation on the page. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect.soft(found, what).toEqual([])
}

/** The same in a phone's window; in the full matrix also in a wide one. */
export async function expectNoViolationsAtEveryWidth(page: Page, what: string): Promise<void> {
  for (const width of variants([390, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolations(page, `${what} at ${width} px`)
  }
}
