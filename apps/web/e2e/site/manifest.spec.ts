import { expect, test } from '@playwright/test'
import { brand } from '@storefront/brand'
import * as z from 'zod/mini'

import { builtFile, isBuilt } from '../support/builtPages.ts'

const manifestSchema = z.object({
  name: z.literal(brand.name),
  start_url: z.string(),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.string(),
    }),
  ),
})

test('the manifest names icons that are there in the sizes it says', async ({
  page: browser,
  baseURL,
}) => {
  const manifest = manifestSchema.parse(JSON.parse(builtFile('site.webmanifest').toString()))
  expect(isBuilt(`${manifest.start_url}.html`)).toBe(true)
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const appleIcon = { src: '/apple-touch-icon.png', sizes: '180x180' }
  for (const { src, sizes } of [...manifest.icons, appleIcon]) {
    const answer = await browser.goto(`${baseURL}${src}`)
    expect(answer?.headers()['content-type']).toBe('image/png')
    const shown = await browser.evaluate(() =>
      Array.from(document.images, (image) => `${image.naturalWidth}x${image.naturalHeight}`),
    )
    expect(shown, src).toEqual([sizes])
  }
})
