import type { Browser } from 'playwright'

import { folderOf } from '../../backend/hosting/sites.ts'
import { measurePaint, type Paint } from './measurePaint.ts'
import { checkTarget, logRow, median, table } from './report.ts'
import { serveBuild } from './serveBuild.ts'
import { runs, target } from './settings.ts'

const medianOf = (paints: readonly Paint[], key: keyof Paint): number =>
  median(paints.map((paint) => paint[key]))

/** Measures a page and its twin in alternating runs. */
async function rowOfPaints(
  browser: Browser,
  [site, twin]: readonly [string, string],
  address: string,
  isVerified: boolean,
): Promise<readonly string[]> {
  const sitePaints: Paint[] = []
  const twinPaints: Paint[] = []
  for (let run = 0; run < runs; run += 1) {
    sitePaints.push(await measurePaint(browser, site + address, isVerified))
    twinPaints.push(await measurePaint(browser, twin + address, isVerified))
  }
  const gate = isVerified ? 'passed' : 'shown'
  const name = `${address}, gate ${gate}`
  const ratio = medianOf(sitePaints, 'lcp') / medianOf(twinPaints, 'lcp')
  const [cls, tbt] = [medianOf(sitePaints, 'cls'), medianOf(sitePaints, 'tbt')]
  return logRow([
    address,
    gate,
    `${Math.round(medianOf(sitePaints, 'fcp'))}`,
    `${Math.round(medianOf(sitePaints, 'lcp'))}`,
    `${Math.round(medianOf(twinPaints, 'lcp'))}`,
    checkTarget(`${name}: LCP ÷ twin`, ratio.toFixed(2), ratio <= target.lcpRatio),
    checkTarget(`${name}: CLS`, cls.toFixed(3), cls <= target.cls),
    checkTarget(`${name}: TBT`, `${Math.round(tbt)}`, tbt <= target.tbt),
  ])
}

/**
 * Measures the first paints of pages, with the gate shown and passed, and of their twins: the same files
 * without scripts.
 *
 * @param addresses paths, with the language's prefix
 */
export async function tableOfPaints(
  browser: Browser,
  addresses: readonly string[],
): Promise<string> {
  const outDir = folderOf('embedded')
  const site = await serveBuild(outDir)
  const twin = await serveBuild(outDir, (html) =>
    html.replace(/<meta name="app-scripts"[^>]*>/, ''),
  )
  const rows: (readonly string[])[] = []
  try {
    // A warm-up: the first run in a new browser is slower.
    await measurePaint(browser, `${site.origin}/home`, true)
    for (const address of addresses) {
      for (const isVerified of [false, true]) {
        rows.push(await rowOfPaints(browser, [site.origin, twin.origin], address, isVerified))
      }
    }
  } finally {
    site.close()
    twin.close()
  }
  const columns = ['page', 'gate', 'FCP ms', 'LCP ms', 'twin’s LCP ms', 'LCP ÷ twin', 'CLS']
  return table([...columns, 'TBT ms'], rows)
}
