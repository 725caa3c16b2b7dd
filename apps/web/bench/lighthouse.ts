import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import * as z from 'zod/mini'

import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts'
import { checkTarget, logRow, table } from './report.ts'

/**
 * Not a dependency: it is installed by `npx` when it is needed, since it takes 185 MB. The last release
 * that supports all Node versions of the project.
 */
const lighthouse = 'lighthouse@12.8.2'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** From 0 to 100. */
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

/** The lowest scores that meet the target. */
const target = { performance: 99, rest: 100 }

/** Lighthouse's scores of a page on its simulated phone, for a first visitor, who sees the gate. */
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

/** @param indexed the addresses that search engines may list; the SEO score of others is not checked */
export async function tableOfScores(
  site: string,
  addresses: readonly string[],
  indexed: readonly string[],
): Promise<string> {
  const rows: (readonly string[])[] = []
  for (const address of addresses) {
    const { performance, ...rest } = await measureScores(site + address, findChromium())
    rows.push(
      logRow([
        address,
        checkTarget(`${address}: performance`, `${performance}`, performance >= target.performance),
        ...Object.entries(rest).map(([category, score]) =>
          category === 'seo' && !indexed.includes(address)
            ? 'not listed'
            : checkTarget(`${address}: ${category}`, `${score}`, score >= target.rest),
        ),
      ]),
    )
  }
  return table(['page', 'performance', 'accessibility', 'best practices', 'SEO'], rows)
}
