/**
 * Weighs what a first visit loads: for each page of a built site, all JavaScript that it names and the
 * styles in it, as brotli sends them. `tsx build/checkBudgets.ts [local|emulator|firebase]`; ends with an error
 * when something is over its budget.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { firstLoadScripts } from './firstLoadScripts.ts'
import { outDirFor } from './outDirFor.ts'

/** Of one page, in bytes; a kB is 1000 of them. */
const budgets = { scripts: 115_000, styles: 10_000 }

/** What belongs into no first load, and what gives it away: a name that minifying leaves alone. */
const unwanted = [
  { name: 'Firebase', mark: /identitytoolkit/ },
  { name: 'the embedded backend', mark: /localBackend\.\d/ },
  { name: 'zod beyond zod/mini', mark: /["'`]ZodString["'`]/ },
]

const styleSheet = /<style>(.*?)<\/style>/s

function backendOf(name: string): Parameters<typeof outDirFor>[0] {
  if (name === 'local' || name === 'emulator' || name === 'firebase') return name
  throw new Error(`There is no backend "${name}"`)
}

const outDir = outDirFor(backendOf(process.argv[2] ?? 'local'))
const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).toSorted()
const weights = new Map<string, number>()
const faults: string[] = []

function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length
}

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliSize(readFileSync(join(outDir, file)))
  weights.set(file, weight)
  return weight
}

const sumOf = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + weightOf(part), 0)

/** A weight in words; too much of it is a fault. */
function weigh(what: string, bytes: number, budget: number): string {
  if (bytes > budget) faults.push(`${what}: ${kilobytes(bytes)}, more than ${kilobytes(budget)}`)
  return kilobytes(bytes).padStart(9)
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

console.log('JavaScript and styles of a first visit, brotli')
for (const page of files.filter((file) => file.endsWith('.html'))) {
  const scripts = firstLoadScripts(outDir, page)
  const html = readFileSync(join(outDir, page), 'utf8')
  const inScripts = weigh(`JavaScript of ${page}`, sumOf(scripts), budgets.scripts)
  const styles = brotliSize(Buffer.from(styleSheet.exec(html)?.[1] ?? ''))
  const inStyles = weigh(`Styles of ${page}`, styles, budgets.styles)
  console.log(`${inScripts}${inStyles}  ${page}`)
  const code = scripts.map((script) => readFileSync(join(outDir, script), 'utf8')).join('\n')
  for (const { name, mark } of unwanted) {
    if (mark.test(code)) faults.push(`${page}: ${name} is part of its first load`)
  }
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
