import type { Page } from '@playwright/test'

import { es as history } from '../../src/features/brand/history/messages/es.ts'
import { es as home } from '../../src/features/brand/home/messages/es.ts'
import { seePictures } from '../support/everyPicture.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test(
  'each legend shows and hides its text and its picture by itself, and its button says which',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/NuestraHistoria')
    const legend = (name: string, picture: RegExp) => {
      const panel = page.getByRole('group', { name })
      return {
        show: panel.getByRole('button', { name: history.legends.show }),
        hide: panel.getByRole('button', { name: history.legends.hide }),
        picture: panel.getByRole('img', { name: picture }),
      }
    }
    const serpent = legend('La serpiente que llevó la lluvia', /se alza ante el sol/)
    const owl = legend('La lechuza que guardaba la medianoche', /lechuza posada/)
    const text = page.getByText('Esa fue la primera lluvia.')
    const otherText = page.getByText('Una lechuza la oía pensar.')

    await expect(page.getByText('Cuando el mundo todavía estaba tibio')).toBeVisible()
    await expect(text).toBeHidden()
    await expect(serpent.show).toHaveAttribute('aria-expanded', 'false')
    await serpent.show.click()
    await expect(serpent.hide).toHaveAttribute('aria-expanded', 'true')
    await expect(serpent.hide).toBeFocused()
    await expect(text).toBeVisible()
    await expect(serpent.picture).toBeVisible()
    await expect(otherText).toBeHidden()

    await owl.show.press('Enter')
    await expect(otherText).toBeVisible()
    await expect(owl.picture).toBeVisible()
    await expect(text).toBeVisible()

    await serpent.hide.press('Space')
    await expect(serpent.show).toBeVisible()
    await expect(text).toBeHidden()
    await expect(serpent.picture).toBeHidden()
    await expect(otherText).toBeVisible()
    await expect(owl.hide).toBeVisible()
  },
)

/** Delays each picture, as on a slow network. */
async function slowDownPictures(page: Page): Promise<void> {
  await page.route(/\.(avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
}

/** Expects the serpent's legend to be expanded below the navbar, and to stay there. */
async function expectAtTheSerpent(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'La serpiente que llevó la lluvia' })
  await expect(page.getByText('Esa fue la primera lluvia.')).toBeVisible()
  const topOfTitle = () => title.evaluate((element) => element.getBoundingClientRect().top)
  const expectOnTop = async () => {
    await expect.poll(topOfTitle).toBeGreaterThan(70)
    await expect.poll(topOfTitle).toBeLessThan(220)
  }
  await expectOnTop()
  await seePictures(page)
  await expectOnTop()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the home page’s link leads to it, however late the pictures come', async ({ page }) => {
    await slowDownPictures(page)
    await openPage(page, '/home')
    await page.getByRole('link', { name: home.legend.link }).click()
    await expectAtTheSerpent(page)
    await expect(page).toHaveURL('/NuestraHistoria#serpent')
  })
})

test('a legend’s address leads to it, however late the pictures come', async ({ page }) => {
  await slowDownPictures(page)
  await page.goto('/NuestraHistoria#serpent')
  await expectAtTheSerpent(page)
})
