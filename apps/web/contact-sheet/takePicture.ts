import { join } from 'node:path'

import type { Browser } from '@playwright/test'
import type { Language } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'

import { seeEveryPicture, seePictures } from '../e2e/support/everyPicture.ts'
import type { Memory } from '../e2e/support/visitors.ts'
import type { Shot } from './shots.ts'

/** The settings of a screenshot. */
export interface Setting {
  readonly url: string
  readonly shot: Shot
  readonly language: Language
  /** The window's width in px. */
  readonly width: number
  readonly memory: Memory
  /** The folder of the file. */
  readonly folder: string
}

/** A screenshot, with its size in px. */
export interface Picture {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** The window's height in px: a phone's or a small laptop's. */
const heightOf = (width: number) => (width < 640 ? 844 : 900)

/** Takes a screenshot of a page in a new browser context. */
export async function takePicture(browser: Browser, setting: Setting): Promise<Picture> {
  const { url, shot, language, width, memory, folder } = setting
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'es' ? 'es-EC' : 'en-US',
    reducedMotion: 'reduce',
    storageState: memory,
    viewport: { width, height: heightOf(width) },
  })
  try {
    const page = await context.newPage()
    await page.goto(localizedPath(shot.path, language), { waitUntil: 'networkidle' })
    await shot.prepare?.(page, language)
    await (shot.extent === 'page' ? seeEveryPicture(page) : seePictures(page))
    await page.evaluate(async () => {
      // The screenshot does not wait for images that are decoded asynchronously.
      for (const image of document.images) image.decoding = 'sync'
      await document.fonts.ready
    })
    const file = `${shot.name.replaceAll(/\W+/g, '-')}-${language}-${width}.jpeg`
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 80,
      fullPage: shot.extent === 'page',
    })
    const height =
      shot.extent === 'page'
        ? await page.evaluate(() => document.documentElement.scrollHeight)
        : heightOf(width)
    return { file, width, height }
  } finally {
    await context.close()
  }
}
