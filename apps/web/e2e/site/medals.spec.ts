import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/brand/recognitions/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const medal = (page: Page, index: number) =>
  page.getByRole('list', { name: es.medals }).getByRole('button').nth(index)

test.beforeEach(async ({ page }) => {
  await openPage(page, '/Reconocimientos')
})

/** Opens the third medal, and returns its button. */
async function open(page: Page): Promise<Locator> {
  const opened = medal(page, 2)
  await opened.click()
  await expect(dialog(page)).toBeVisible()
  return opened
}

test('there are twelve; one in the dialog has its picture, its title and what there is to say', async ({
  page,
}) => {
  await expect(page.getByRole('list', { name: es.medals }).getByRole('button')).toHaveCount(12)
  await open(page)
  await expect(dialog(page)).toHaveAccessibleName('Vigilia')
  await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/./)
  await expect(dialog(page).getByRole('status')).toContainText('3 de 12')
  await expect(dialog(page).locator('p').filter({ hasText: /\.$/ })).toBeVisible()
})

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'its button': (page) => dialog(page).getByRole('button', { name: es.close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(4, 4),
}

for (const [way, close] of Object.entries(ways)) {
  test(
    `${way} closes the dialog and gives the focus back to its medal`,
    { tag: '@full' },
    async ({ page }) => {
      const opened = await open(page)
      await close(page)
      await expect(dialog(page)).toBeHidden()
      await expect(opened).toBeFocused()
    },
  )
}

test(
  'arrow keys walk through the medals, around both ends; the focus goes to the last one seen',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    for (const [key, position] of [
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 12],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expect(dialog(page).getByRole('status')).toContainText(`${position} de 12`)
    }
    await page.keyboard.press('Escape')
    await expect(medal(page, 1)).toBeFocused()
  },
)

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a medal leaves its place in the grid and returns to it', async ({ page }) => {
    const opened = await open(page)
    const place = opened.locator('picture img')
    await expect(place).toBeHidden()
    const grown = dialog(page).getByRole('img')
    expect(await grown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(place).toBeVisible()
  })

  test('closing takes 300 ms', async ({ page }) => {
    const opened = await open(page)
    await dialog(page).evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    // A handle, so that it already listens when the key is pressed.
    const closing = await dialog(page).evaluateHandle((element) => ({
      duration: new Promise((resolve) => {
        // From the style, because the animation may be over when it is read.
        const tell = () => resolve(getComputedStyle(element).animationDuration)
        element.addEventListener('animationstart', tell, { once: true })
      }),
    }))
    await page.keyboard.press('Escape')
    expect(await closing.evaluate(({ duration }) => duration)).toBe('0.3s')
    await expect(dialog(page)).toBeHidden()
    await expect(opened).toBeFocused()
  })
})
