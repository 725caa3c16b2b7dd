import type { Page } from '@playwright/test'

import { es } from '../../src/features/brand/age-gate/messages/es.ts'
import { es as home } from '../../src/features/brand/home/messages/es.ts'
import { loadedPictures } from '../support/everyPicture.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const seconds = (time = '') => Number.parseFloat(time)

const gate = (page: Page) => page.locator('#age-gate')
const namesOf = async (page: Page) =>
  (await loadedPictures(page)).map(({ address }) => /\/assets\/([a-z-]+)-\d/.exec(address)?.[1])

/** Sums up what moves, even in answer to input: browsers do not count what follows a key by less than 500 ms. */
function observeShifts(): void {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    // Not yet in the DOM's types.
    for (const { value } of list.getEntries() as unknown as readonly { value: number }[])
      sum += value
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, { sumOfShifts: () => sum })
}

/** Types a year, and waits until the layers of the scene are there. */
async function typeYear(page: Page): Promise<void> {
  await page.keyboard.type('1990')
  await expect(page.locator('[data-layers] img')).toHaveCount(7)
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('[data-layers] img')].map((image) =>
        image.decode(),
      ),
    ),
  )
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('a first-time visitor of the home page', () => {
  test.use({ visitor: 'first-time' })

  for (const viewport of variants([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])) {
    test(`sees the gate open on its scene, and nothing jumps, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(observeShifts)
      await openPage(page, '/home')
      expect(await namesOf(page)).toEqual([expect.stringMatching(/^gate-(tall|wide)$/)])

      await expect(page.getByLabel(es.birthYear)).toBeFocused()
      await typeYear(page)
      // Painted under the gate, which covers it.
      await expect(page.locator('[data-layers]')).toBeVisible()
      expect(await namesOf(page)).not.toContainEqual(expect.stringMatching(/^hero-/))
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('data-entering')
      await expect(gate(page)).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-entering')
      await expect(page.locator('#content')).toBeFocused()
      await expect(page.getByRole('img', { name: home.heroAlt })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      // The digits of the year count, with less than a thousandth.
      expect(await page.evaluate('sumOfShifts()')).toBeCloseTo(0, 2)
    })
  }

  test('sees the whole bottle: the gate’s shade is gone before it appears', async ({ page }) => {
    await openPage(page, '/home')
    await typeYear(page)
    // In one step, from the styles: the motion takes 1.6 s.
    const [shade, bottle] = await page.evaluate(
      async (selectors) => {
        document.querySelector<HTMLElement>('#age-gate [type=submit]')?.click()
        await new Promise(requestAnimationFrame)
        return selectors.map((selector) => {
          const element = document.querySelector(selector)
          if (element === null) throw new Error(`There is no ${selector}`)
          const { animationDelay, animationDuration } = getComputedStyle(element)
          return { delay: animationDelay, duration: animationDuration }
        })
      },
      ['#age-gate [data-pose] > :nth-child(2)', '[data-layers] > :last-child'],
    )
    const gone = seconds(shade?.delay) + seconds(shade?.duration)
    const comes = seconds(bottle?.delay)
    expect(gone).toBeGreaterThan(0)
    expect(gone).toBeLessThanOrEqual(comes)
  })

  test('ends the motion with a click, which does nothing else', async ({ page }) => {
    await openPage(page, '/home')
    await typeYear(page)
    // In one step: the motion takes 1.6 s, and a slow machine may take longer for two.
    const states = await page.evaluate(async (name) => {
      const { dataset } = document.documentElement
      document.querySelector<HTMLElement>('#age-gate [type=submit]')?.click()
      await new Promise(requestAnimationFrame)
      const before = 'entering' in dataset
      const links = [...document.querySelectorAll<HTMLElement>('main a')]
      links.find(({ textContent }) => textContent === name)?.click()
      return [before, 'entering' in dataset]
    }, home.discover)
    expect(states).toEqual([true, false])
    await expect(page).toHaveURL('/home')
    await expect(gate(page)).toHaveCount(0)
  })

  test('enters before the layers have come: the picture at rest follows', async ({ page }) => {
    await page.route(/scene-land/, () => undefined)
    await page.goto('/home', { waitUntil: 'load' })
    await untilHydrated(page)
    await page.keyboard.type('1990')
    await page.keyboard.press('Enter')
    await expect(gate(page)).toHaveCount(0)
    await expect(page.locator('[data-layers]')).toHaveCount(0)
    const atRest = page.getByRole('img', { name: home.heroAlt })
    await expect(atRest).not.toHaveJSProperty('naturalWidth', 0)
    await expect(atRest.locator('xpath=ancestor::*[@data-loaded]')).toHaveCSS('opacity', '1')
  })
})

test('who is known loads the picture at rest alone', async ({ page }) => {
  await openPage(page, '/home')
  await expect(page.getByRole('img', { name: home.heroAlt })).not.toHaveJSProperty(
    'naturalWidth',
    0,
  )
  const names = await namesOf(page)
  expect(names).toContainEqual(expect.stringMatching(/^hero-(tall|wide)$/))
  expect(names).not.toContainEqual(expect.stringMatching(/^(gate|scene)-/))
})
