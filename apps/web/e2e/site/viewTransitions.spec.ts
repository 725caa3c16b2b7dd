import type { Page } from '@playwright/test'

import { es as home } from '../../src/features/brand/home/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** Records the duration of the longest animation of each view transition, in ms. */
async function watchTransitions(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const longest: number[] = []
    Object.assign(window, { longest })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const durations = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          // The page has animations of its own, which follow the scrolling.
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .map((effect) => Number(effect.getTiming().duration))
        longest.push(Math.max(0, ...durations))
      })
      return transition
    }
  })
  return () => page.evaluate('longest')
}

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`with ${reducedMotion} for motion`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`a followed link changes the page by a view transition that ${moves ? 'moves' : 'takes no time'}`, async ({
      page,
    }) => {
      const longest = await watchTransitions(page)
      await openPage(page, '/NuestraHistoria')
      await page.getByRole('banner').getByRole('link', { name: shell.process }).click()
      await expect(page).toHaveURL('/Procesos')
      await expect.poll(async () => (await longest()).map((ms) => ms > 0)).toEqual([moves])
    })
  })
}

test.describe('to somebody who minds no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the old page has left when the new one comes, and the navbar stays', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        void transition.ready.then(() => {
          const timings = document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect) || effect.pseudoElement === null) return []
            const { delay = 0, duration } = effect.getTiming()
            return [[effect.pseudoElement, { start: delay, end: delay + Number(duration) }]]
          })
          Object.assign(window, { timings: Object.fromEntries(timings) })
        })
        return transition
      }
    })
    await openPage(page, '/NuestraHistoria')
    const navbar = page.getByRole('banner')
    expect(await navbar.evaluate((bar) => getComputedStyle(bar).viewTransitionName)).not.toBe(
      'none',
    )
    await navbar.getByRole('link', { name: shell.process }).click()
    await expect(page).toHaveURL('/Procesos')
    await expect
      .poll(() =>
        page.evaluate<boolean | undefined>(
          `window.timings?.['::view-transition-old(root)'].end <=
            window.timings?.['::view-transition-new(root)'].start`,
        ),
      )
      .toBe(true)
  })
})

test('a page that takes the browser too long is shown without the animation', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      if (typeof update !== 'function') return start(update)
      const tooLong = new Promise((resolve) => {
        setTimeout(resolve, 6_000)
      })
      const transition = start(() => Promise.all([update(), tooLong]))
      void transition.updateCallbackDone.then(() => {
        document.documentElement.dataset['updated'] = ''
      })
      return transition
    }
  })
  await openPage(page, '/NuestraHistoria')
  await page.getByRole('banner').getByRole('link', { name: shell.process }).click()
  await expect(page).toHaveURL('/Procesos')
  await expect(page.locator('[data-updated]')).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('a followed link changes the page at once', async ({ page }) => {
    const longest = await watchTransitions(page)
    await openPage(page, '/home')
    await page.getByRole('link', { name: home.discover }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog.heading)
    expect(await longest()).toEqual([])
  })
})
