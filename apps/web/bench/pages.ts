/**
 * First paints on a slow phone: every public page of the brand, in both languages, under the age
 * gate and past it, beside its twin without scripts, in alternating runs. Timings are only compared
 * within one run of this. Writes docs/performance.md. RUNS (default 5), PAGES (a regular expression).
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

import { languages } from '@storefront/domain'
import { type Browser, chromium } from 'playwright'

import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts'
import { outDirFor } from '../build/outDirFor.ts'
import { pages } from '../src/app/pages.ts'
import { localizedPath } from '../src/shared/navigation/paths.ts'
import { serveBuild } from './serve.ts'

const runs = Number(process.env['RUNS'] ?? 5)
const only = new RegExp(process.env['PAGES'] ?? '')

const benched = [
  pages.home,
  pages.products,
  pages.distilled,
  pages.tripleDistilled,
  pages.history,
  pages.cocktails,
  pages.process,
  pages.recognitions,
].map(({ path }) => path)

/** Slow 4G as Lighthouse applies it: ms, and bytes a second; and a processor four times slower. */
const network = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const cpuSlowdown = 4

interface Paint {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

/** Runs in the page before anything else of it does. */
function observePaint(isVerified: boolean): void {
  if (isVerified) localStorage.setItem('ageVerified', 'true')
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { seen })
  // A function outside of this one would not be there in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  observe('layout-shift', (entry) => {
    // Not yet in the DOM's types.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  observe('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)))
}

async function measure(browser: Browser, url: string, isVerified: boolean): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: url.includes('/en/') ? 'en-US' : 'es-EC',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observePaint, isVerified)
  await page.goto(url, { waitUntil: 'networkidle' })
  // Long enough for what hydrates late to have moved what it may move.
  await page.waitForTimeout(500)
  const paint = await page.evaluate(() => (window as unknown as { seen: Paint }).seen)
  await context.close()
  return paint
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const outDir = outDirFor('local')
const site = await serveBuild(outDir)
const twin = await serveBuild(outDir, (html) => html.replace(/<meta name="app-scripts"[^>]*>/, ''))
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const rows: string[] = []
try {
  // The first run in a fresh browser is off.
  await measure(browser, `${site.origin}/home`, true)
  for (const path of benched.filter((candidate) => only.test(candidate))) {
    for (const language of languages) {
      for (const isVerified of [false, true]) {
        const address = localizedPath(path, language)
        const own: Paint[] = []
        const bare: Paint[] = []
        for (let run = 0; run < runs; run += 1) {
          own.push(await measure(browser, site.origin + address, isVerified))
          bare.push(await measure(browser, twin.origin + address, isVerified))
        }
        const of = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((p) => p[key]))
        const ratio = of(own, 'lcp') / of(bare, 'lcp')
        const row = [
          address,
          isVerified ? 'past it' : 'under it',
          `${Math.round(of(own, 'fcp'))}`,
          `${Math.round(of(own, 'lcp'))}`,
          ratio.toFixed(2),
          of(own, 'cls').toFixed(3),
          `${Math.round(of(own, 'tbt'))}`,
        ]
        console.log(row.join('\t'))
        rows.push(`| ${row.join(' | ')} |`)
      }
    }
  }
} finally {
  await browser.close()
  site.server.close()
  twin.server.close()
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
const table = [
  '| page | gate | FCP ms | LCP ms | LCP ÷ twin | CLS | TBT ms |',
  '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
].join('\n')
if (only.source === '(?:)') {
  writeFileSync(
    join(import.meta.dirname, '../../../docs/performance.md'),
    `# First paints

Measured by \`npm run bench:pages\`: Chromium at 390 px, slow 4G and a processor four times slower
applied, medians of ${runs} runs, each page alternating with its twin that has no scripts. Only the ratio to
the twin means something on another machine. Target: LCP at most 1.10 × the twin's, CLS 0, TBT at most 150 ms.

${new Date().toISOString().slice(0, 10)}, ${machine}, ${browser.version()}.

${table}
`,
  )
}
