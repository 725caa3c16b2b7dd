import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import * as z from 'zod/mini'

import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts'
import { held, table, tell } from './report.ts'

/**
 * Asked for when it is needed: 185 MB of which nothing else of the project has use. The last release that runs on
 * every Node that the project supports.
 */
const lighthouse = 'lighthouse@12.8.2'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Of 100 each. */
type Scores = Readonly<Record<(typeof categories)[number], number>>

const scoreSchema = z.object({ score: z.number() })
const reportSchema = z.object({
  categories: z.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    'best-practices': scoreSchema,
    seo: scoreSchema,
  }),
})

/** What the scores are held to. */
const target = { performance: 99, rest: 100 }

/** What Lighthouse's simulated phone makes of a page as a first visitor gets it, under the gate. */
async function measureScores(url: string, chromium: string): Promise<Scores> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 50_000_000 },
  )
  const report = reportSchema.parse(JSON.parse(stdout))
  const scoreOf = (category: (typeof categories)[number]) =>
    Math.round(report.categories[category].score * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}

/** @param listed those of the addresses that search engines are to find; of others Lighthouse complains of just that */
export async function tableOfScores(
  site: string,
  addresses: readonly string[],
  listed: readonly string[],
): Promise<string> {
  const rows: (readonly string[])[] = []
  for (const address of addresses) {
    const { performance, ...rest } = await measureScores(site + address, findChromium())
    rows.push(
      tell([
        address,
        held(`${address}: performance`, `${performance}`, performance >= target.performance),
        ...Object.entries(rest).map(([category, score]) =>
          category === 'seo' && !listed.includes(address)
            ? 'not listed'
            : held(`${address}: ${category}`, `${score}`, score >= target.rest),
        ),
      ]),
    )
  }
  return table(['page', 'performance', 'accessibility', 'best practices', 'SEO'], rows)
}
