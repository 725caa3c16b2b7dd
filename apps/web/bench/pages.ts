/**
 * First paints on a slow phone: every public page of the brand, in both languages, under the age gate and past it, beside
 * its twin without scripts, in alternating runs; how soon a click is answered, and a link followed. `--lighthouse` adds Lighthouse's scores, which
 * takes the network once. Writes docs/performance.md, unless PAGES (a regular expression) names a part of the pages; RUNS is 5.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { languages } from '@storefront/domain'
import { type Browser, chromium } from 'playwright'
import { format, resolveConfig } from 'prettier'

import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts'
import { outDirFor } from '../build/outDirFor.ts'
import { serveSite } from '../contact-sheet/serveSite.ts'
import { destilado } from '../e2e/support/shop.ts'
import { fill } from '../e2e/support/words.ts'
import { type PageEntry, pages } from '../src/app/pages.ts'
import { es as catalog } from '../src/features/catalog/messages/es.ts'
import { es as homeWords } from '../src/features/home/messages/es.ts'
import { localizedPath } from '../src/shared/navigation/paths.ts'
import { tableOfScores } from './lighthouse.ts'
import { cpuSlowdown, measurePaint, type Paint } from './paint.ts'
import { type Answer, measureChange, measureClick } from './press.ts'
import { held, median, missed, table, tell } from './report.ts'
import { serveBuild } from './serve.ts'

const { values } = parseArgs({ options: { lighthouse: { type: 'boolean', default: false } } })
const runs = Number(process.env['RUNS'] ?? 5)
const only = process.env['PAGES']
const document = join(import.meta.dirname, '../../../docs/performance.md')

/** What the pages are held to; the times in ms. */
const target = {
  lcpRatio: 1.1,
  cls: 0,
  tbt: 150,
  click: 50,
  change: 100,
}

const inBothLanguages = (entries: readonly PageEntry[]) =>
  entries
    .flatMap(({ path }) => languages.map((language) => localizedPath(path, language)))
    .filter((address) => only === undefined || new RegExp(only).test(address))

/** What anybody may see. */
const everybodys = Object.values<PageEntry>(pages).filter(({ access }) => access === 'public')

const listed = everybodys.filter(({ noindex }) => noindex !== true)

/** The brand's pages, and the shop's. */
const addresses = inBothLanguages(listed.filter(({ module }) => !module.startsWith('legal/')))

const medianOf = (paints: readonly Paint[], key: keyof Paint): number =>
  median(paints.map((paint) => paint[key]))

/** A page beside its twin, as often as asked, in turn. */
async function rowOfPaints(
  browser: Browser,
  [site, twin]: readonly [string, string],
  address: string,
  isVerified: boolean,
): Promise<readonly string[]> {
  const own: Paint[] = []
  const bare: Paint[] = []
  for (let run = 0; run < runs; run += 1) {
    own.push(await measurePaint(browser, site + address, isVerified))
    bare.push(await measurePaint(browser, twin + address, isVerified))
  }
  const gate = isVerified ? 'passed' : 'shown'
  const what = `${address}, gate ${gate}`
  const ratio = medianOf(own, 'lcp') / medianOf(bare, 'lcp')
  const [cls, tbt] = [medianOf(own, 'cls'), medianOf(own, 'tbt')]
  return tell([
    address,
    gate,
    `${Math.round(medianOf(own, 'fcp'))}`,
    `${Math.round(medianOf(own, 'lcp'))}`,
    `${Math.round(medianOf(bare, 'lcp'))}`,
    held(`${what}: LCP ÷ twin`, ratio.toFixed(2), ratio <= target.lcpRatio),
    held(`${what}: CLS`, cls.toFixed(3), cls <= target.cls),
    held(`${what}: TBT`, `${Math.round(tbt)}`, tbt <= target.tbt),
  ])
}

async function tableOfPaints(browser: Browser): Promise<string> {
  const outDir = outDirFor('local')
  const site = await serveBuild(outDir)
  const twin = await serveBuild(outDir, (html) =>
    html.replace(/<meta name="app-scripts"[^>]*>/, ''),
  )
  const rows: (readonly string[])[] = []
  try {
    // The first run in a fresh browser is off.
    await measurePaint(browser, `${site.origin}/home`, true)
    for (const address of addresses) {
      for (const isVerified of [false, true]) {
        rows.push(await rowOfPaints(browser, [site.origin, twin.origin], address, isVerified))
      }
    }
  } finally {
    site.server.close()
    twin.server.close()
  }
  const columns = ['page', 'gate', 'FCP ms', 'LCP ms', 'twin’s LCP ms', 'LCP ÷ twin', 'CLS']
  return table([...columns, 'TBT ms'], rows)
}

async function sentenceOfClicks(browser: Browser, site: string): Promise<string> {
  const name = fill(catalog.addToCartNamed, { name: destilado.name })
  const answers: Answer[] = []
  for (let run = 0; run < runs; run += 1) {
    answers.push(await measureClick(browser, site + pages.products.path, name))
  }
  const took = median(answers.map(({ duration }) => duration))
  const [, ms, frame] = tell([
    'From click to “in the cart”',
    held('Click to cart: ms', String(took), took <= target.click),
    held(
      'Click to cart',
      answers.every(({ isShown }) => isShown) ? 'the next frame' : 'a later frame',
      answers.every(({ isShown }) => isShown),
    ),
  ])
  const told = took === 0 ? 'less than 16' : ms
  return `A click on “${name}” is answered by ${frame}: ${told} ms until it is painted (target: ${target.click}).`
}

const processors = [
  { column: 'ms', slowdown: 1 },
  { column: `ms, processor ${cpuSlowdown} times slower`, slowdown: cpuSlowdown },
]

/** From page to page, by a link that was pointed at before it is followed. */
async function tableOfChanges(browser: Browser, site: string): Promise<string> {
  const more = fill(catalog.learnMoreNamed, { name: destilado.name })
  const followed = [
    [pages.home.path, homeWords.discover, pages.products.path],
    [pages.products.path, more, pages.distilled.path],
  ] as const
  const rows: (readonly string[])[] = []
  for (const [from, link, to] of followed) {
    const measure = async (slowdown: number) => {
      const took: number[] = []
      for (let run = 0; run < runs; run += 1) {
        took.push(await measureChange(browser, site + from, link, slowdown))
      }
      return Math.round(median(took))
    }
    const cells: string[] = []
    for (const { column, slowdown } of processors) {
      const ms = await measure(slowdown)
      cells.push(held(`${from} to ${to}: ${column}`, `${ms}`, ms <= target.change))
    }
    rows.push(tell([from, to, ...cells]))
  }
  return table(['from', 'to', ...processors.map(({ column }) => column)], rows)
}

const started = Date.now()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const site = await serveSite()
const parts: string[] = []
try {
  parts.push(await tableOfPaints(browser), await sentenceOfClicks(browser, site.url))
  parts.push(
    '## From page to page',
    `From the click on a link that was pointed at before, its page so fetched ahead ([033](decisions/033-the-next-page.md)), to the frame that shows the other page’s heading; slow 4G. Target: at most ${target.change} ms, on the slower processor too.`,
    await tableOfChanges(browser, site.url),
  )
  if (values.lighthouse) {
    parts.push(
      '## Lighthouse, its simulated phone',
      await tableOfScores(site.url, inBothLanguages(everybodys), inBothLanguages(listed)),
    )
  }
} finally {
  await browser.close()
  site.stop()
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
const minutes = Math.ceil((Date.now() - started) / 60_000)
console.log(`${minutes} min. ${missed.length === 0 ? 'All within their targets.' : 'Missed:'}`)
for (const miss of missed) console.log(miss)
process.exitCode = missed.length === 0 ? 0 : 1

if (only === undefined) {
  const text = `# First paints

Measured by \`npm run bench:pages -- --lighthouse\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, Chromium ${browser.version()}, ${minutes} minutes.

Chromium at 390 px and 2 pixels to one, slow 4G and a processor four times slower applied, nothing cached; medians of ${runs} runs, each page
alternating with its twin: the same file, its styles in it, without its scripts. Only the ratio to the twin means
something on another machine. Targets: LCP at most ${target.lcpRatio.toFixed(2)} × the twin's, CLS ${target.cls}, TBT at most ${target.tbt} ms. What misses its target is bold.

${parts.join('\n\n')}
`
  writeFileSync(
    document,
    await format(text, { ...(await resolveConfig(document)), parser: 'markdown' }),
  )
}
