/**
 * Takes screenshots of every page of the site, built for the embedded backend, in both languages and three
 * window widths. Writes them into `contact-sheet/`, with an `index.html` that shows them side by side.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { chromium, type Browser } from '@playwright/test'
import { languages } from '@storefront/domain'

import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts'
import { memoryOf } from '../e2e/support/visitors.ts'
import { serveSite } from './serveSite.ts'
import { sheetOf, type Column, type Row } from './sheet.ts'
import { shots, type Shot } from './shots.ts'
import { takePicture, type Picture } from './takePicture.ts'

const folder = join(import.meta.dirname, '../../../contact-sheet')
const widths = [390, 768, 1440]
const columns: readonly Column[] = languages.flatMap((language) =>
  widths.map((width) => ({ language, width })),
)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const site = await serveSite()
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    await makeSheet(browser, site.url)
  } finally {
    await browser.close()
  }
} finally {
  site.stop()
}

async function makeSheet(browser: Browser, url: string): Promise<void> {
  const cellOf = async (shot: Shot, { language, width }: Column): Promise<Picture | string> => {
    if (shot.widest !== undefined && width > shot.widest) return 'not in this window'
    try {
      const memory = await memoryOf(shot.visitor, url, browser, 'full')
      return await takePicture(browser, { url, shot, language, width, memory, folder })
    } catch (error) {
      // Continue: the other pictures are still useful.
      console.error(`${shot.name}, ${language}, ${width} px:`, error)
      process.exitCode = 1
      return 'could not be photographed'
    }
  }

  const rows: Row[] = []
  const queue = shots.entries()
  const worker = async () => {
    for (const [index, shot] of queue) {
      const cells: (Picture | string)[] = []
      for (const column of columns) cells.push(await cellOf(shot, column))
      rows[index] = { name: shot.name, cells }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, sheetOf(columns, rows))
  console.log(`The contact sheet is ${sheet}`)
}
