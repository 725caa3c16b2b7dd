/**
 * Measures the first paints of every public page of the brand on a slow phone, in both languages, with the
 * gate shown and passed, in alternating runs with the page's twin without scripts; and the response to a
 * click and to a followed link. `--lighthouse` adds Lighthouse's scores, and needs the network to install
 * it. RUNS is the number of runs (default 5). Writes docs/performance.md, unless PAGES, a regular
 * expression, selects some of the pages.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { languages } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { chromium, type Browser } from 'playwright'

import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts'
import { createSiteServer } from '../../backend/hosting/createSiteServer.ts'
import { embeddedSite } from '../../backend/hosting/sites.ts'
import { listen } from '../e2e/support/listen.ts'
import { destilado } from '../e2e/support/shop.ts'
import { fill } from '../e2e/support/words.ts'
import { pages, type PageEntry } from '../src/app/pages.ts'
import { es as homeWords } from '../src/features/brand/home/messages/es.ts'
import { es as catalog } from '../src/features/shop/catalog/messages/es.ts'
import { tableOfScores } from './lighthouse.ts'
import { cpuSlowdown } from './measurePaint.ts'
import { measureChange, measureClick, type ClickResponse } from './measureResponse.ts'
import { tableOfPaints } from './paints.ts'
import { checkTarget, logRow, median, missedTargets, table } from './report.ts'
import { runs, target } from './settings.ts'

const { values } = parseArgs({ options: { lighthouse: { type: 'boolean', default: false } } })
const selected = process.env['PAGES']
const document = join(import.meta.dirname, '../../../docs/performance.md')

const inBothLanguages = (entries: readonly PageEntry[]) =>
  entries
    .flatMap(({ path }) => languages.map((language) => localizedPath(path, language)))
    .filter((address) => selected === undefined || new RegExp(selected).test(address))

const publicPages = Object.values<PageEntry>(pages).filter(({ access }) => access === 'public')

const indexedPages = publicPages.filter(({ noindex }) => noindex !== true)

/** The pages whose paints are measured: without the legal ones. */
const addresses = inBothLanguages(indexedPages.filter(({ module }) => !module.startsWith('legal/')))

async function sentenceOfClicks(browser: Browser, site: string): Promise<string> {
  const name = fill(catalog.addToCartNamed, { name: destilado.name })
  const responses: ClickResponse[] = []
  for (let run = 0; run < runs; run += 1) {
    responses.push(await measureClick(browser, site + pages.products.path, name))
  }
  const duration = median(responses.map((response) => response.duration))
  const isInNextFrame = responses.every(({ isShown }) => isShown)
  const [, ms, frame] = logRow([
    'From click to “in the cart”',
    checkTarget('Click to cart: ms', String(duration), duration <= target.click),
    checkTarget('Click to cart', isInNextFrame ? 'the next frame' : 'a later frame', isInNextFrame),
  ])
  const time = duration === 0 ? 'less than 16' : ms
  return `A click on “${name}” is answered by ${frame}: ${time} ms until it is painted (target: ${target.click}).`
}

const processors = [
  { column: 'ms', slowdown: 1 },
  { column: `ms, processor ${cpuSlowdown} times slower`, slowdown: cpuSlowdown },
]

/** The changes from one page to another, by links whose pages are prefetched. */
async function tableOfChanges(browser: Browser, site: string): Promise<string> {
  const learnMore = fill(catalog.learnMoreNamed, { name: destilado.name })
  const links = [
    [pages.home.path, homeWords.discover, pages.products.path],
    [pages.products.path, learnMore, pages.distilled.path],
  ] as const
  const rows: (readonly string[])[] = []
  for (const [from, link, to] of links) {
    const measure = async (slowdown: number) => {
      const durations: number[] = []
      for (let run = 0; run < runs; run += 1) {
        durations.push(await measureChange(browser, site + from, link, slowdown))
      }
      return Math.round(median(durations))
    }
    const cells: string[] = []
    for (const { column, slowdown } of processors) {
      const ms = await measure(slowdown)
      cells.push(checkTarget(`${from} to ${to}: ${column}`, `${ms}`, ms <= target.change))
    }
    rows.push(logRow([from, to, ...cells]))
  }
  return table(['from', 'to', ...processors.map(({ column }) => column)], rows)
}

const started = Date.now()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const site = await listen(createSiteServer(embeddedSite()))
const parts: string[] = []
try {
  parts.push(await tableOfPaints(browser, addresses), await sentenceOfClicks(browser, site.origin))
  parts.push(
    '## From page to page',
    `From the click on a link whose page is prefetched ([034](decisions/034-what-a-guest-loads.md)) to the frame that shows the other page’s heading; slow 4G. Target: at most ${target.change} ms, on the slower processor too.`,
    await tableOfChanges(browser, site.origin),
  )
  if (values.lighthouse) {
    parts.push(
      '## Lighthouse, its simulated phone',
      await tableOfScores(site.origin, inBothLanguages(publicPages), inBothLanguages(indexedPages)),
    )
  }
} finally {
  await browser.close()
  site.close()
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
const minutes = Math.ceil((Date.now() - started) / 60_000)
console.log(
  `${minutes} min. ${missedTargets.length === 0 ? 'All within their targets.' : 'Missed:'}`,
)
for (const missed of missedTargets) console.log(missed)
process.exitCode = missedTargets.length === 0 ? 0 : 1

if (selected === undefined) {
  const text = `# First paints

Measured by \`npm run bench:pages -- --lighthouse\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, Chromium ${browser.version()}, ${minutes} minutes.

Chromium at 390 px with a pixel ratio of 2, slow 4G, a processor four times slower and empty caches; medians of ${runs} runs, each page
alternating with its twin: the same file, with its styles but without its scripts. Only the ratio to the twin can be compared
with other machines. LCP is at least the time when the first screen’s largest picture has loaded, because Chromium does not always
report a picture that it paints in parts. Targets: LCP at most ${target.lcpRatio.toFixed(2)} × the twin's, CLS at most ${target.cls}, TBT at most ${target.tbt} ms. Values that miss their target are bold.

${parts.join('\n\n')}
`
  writeFileSync(document, text)
  execFileSync('npx', ['oxfmt', document])
}
