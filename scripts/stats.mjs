/** Prints statistics: lines of production code by folder, files of the site with a single importer, and long files. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { settings } from '../.dependency-cruiser.mjs'
import { cruise } from './readModules.mjs'

const site = 'apps/web/src/'
const shortFileLines = 40
const longFileLines = 200

const testPaths = /\.(test|spec|stories|example)\.|\/(testing|contracts|e2e|rules)\/|\.d\.ts$/

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const production = tracked.filter(
  (path) => /\.(tsx?|mjs|css)$/.test(path) && !testPaths.test(path) && existsSync(path),
)
const siteFiles = production.filter((path) => path.startsWith(site))

const linesOf = (path) => readFileSync(path, 'utf8').trimEnd().split('\n').length

/** The folders whose lines are counted separately; all other files count as `other`. */
const folders = [
  'apps/web/src/app',
  'apps/web/src/features/shop',
  'apps/web/src/features/brand',
  'apps/web/src/features/account',
  'apps/web/src/features/desk',
  'apps/web/src/shared',
  'apps/web/build',
  'apps/web',
  'apps/backend',
  'packages/domain',
  'packages/brand',
  'packages/i18n',
  'packages/letters',
  'packages/adapters',
  'packages/ui',
  'packages/imagery',
  'scripts',
]

/** Lines of production code by folder, without style sheets. A file counts in the first folder that contains it. */
function linesByFolder() {
  const lines = new Map([...folders, 'other'].map((folder) => [folder, 0]))
  for (const path of production.filter((file) => !file.endsWith('.css'))) {
    const folder = folders.find((candidate) => path.startsWith(`${candidate}/`)) ?? 'other'
    lines.set(folder, (lines.get(folder) ?? 0) + linesOf(path))
  }
  return [...lines]
}

/** Maps each production file of the site to the production files of the site that import it. */
async function readImporters() {
  const { output } = await cruise(['apps', 'packages'], settings)
  const importers = new Map(siteFiles.map((path) => [path, new Set()]))
  for (const { source, dependencies } of output.modules) {
    if (!source.startsWith(site) || testPaths.test(source)) continue
    for (const { resolved } of dependencies) importers.get(resolved)?.add(source)
  }
  return importers
}

const indent = (lines) => lines.map((line) => `    ${line}`)

const importers = await readImporters()
const single = [...importers].filter(([, from]) => from.size === 1).map(([path]) => path)
const shortAndSingle = single.filter((path) => linesOf(path) <= shortFileLines)
const long = tracked.filter(
  (path) =>
    /\.(tsx?|mjs|css)$/.test(path) &&
    !/\.stories\.|\/contracts\//.test(path) &&
    existsSync(path) &&
    linesOf(path) > longFileLines,
)
const lines = linesByFolder()
const allLines = lines.reduce((sum, [, count]) => sum + count, 0)

console.log(
  [
    `Lines of production code, without style sheets: ${allLines}`,
    ...indent(lines.map(([folder, count]) => `${String(count).padStart(6)} ${folder}`)),
    `Production files in ${site}: ${siteFiles.length}, ${siteFiles.filter((path) => path.endsWith('.css')).length} of them style sheets`,
    `  with a single importer: ${single.length}, of those with ${shortFileLines} lines or fewer: ${shortAndSingle.length}`,
    ...(process.argv.includes('--list') ? indent(shortAndSingle) : []),
    `Files over ${longFileLines} lines in the whole repository, with tests, without stories and contracts: ${long.length}`,
    ...indent(long.map((path) => `${linesOf(path)} ${path}`)),
  ].join('\n'),
)
