/**
 * Prints statistics: lines of production code by folder, files of the site with a single importer, long
 * files, imports from a lower to a higher layer, and the files on the trips of docs/architecture.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { settings } from '../.dependency-cruiser.mjs'
import { cruise } from './readModules.mjs'

const site = 'apps/web/src/'
const shortFileLines = 40
const longFileLines = 200
const architecture = 'docs/architecture.md'

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

/** From the lowest to the highest; a layer must not import a higher one. */
const layers = ['shared', 'features', 'app']
const layerOf = (path) => layers.indexOf(path.slice(site.length).split('/')[0])

/** Imports from a lower to a higher layer. */
const upwardOf = (importers) =>
  [...importers].flatMap(([path, from]) =>
    [...from]
      .filter((importer) => layerOf(path) > layerOf(importer) && layerOf(importer) >= 0)
      .map((importer) => `${importer} → ${path}`),
  )

/** Reads the trips of docs/architecture.md: each is a heading followed by numbered links to files. */
function readTrips() {
  const [, trips = ''] = readFileSync(architecture, 'utf8').split(/^## The trips$/m)
  const sections = trips.split(/^## /m)[0].split(/^### /m).slice(1)
  return sections.map((section) => {
    const steps = section.split('\n').filter((line) => /^\s*\d+\. /.test(line))
    const links = steps.flatMap((step) => [...step.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)])
    return {
      name: section.split('\n')[0],
      files: [...new Set(links.map(([, link]) => join('docs', link)))],
    }
  })
}

/** The problems of a trip: files that do not exist, or none at all. */
function problemsOf({ name, files }) {
  return [
    ...files.filter((file) => !existsSync(file)).map((file) => `${name}: ${file} does not exist`),
    ...(files.length === 0 ? [`${name}: no file is listed`] : []),
  ]
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
const upward = upwardOf(importers)
const trips = readTrips()
const problems = [
  ...trips.flatMap(problemsOf),
  ...(trips.length > 0 ? [] : [`${architecture} has no trips`]),
]
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
    `Imports from a lower to a higher layer: ${upward.length}`,
    ...indent(upward),
    'Files on the trips:',
    ...indent(trips.map(({ name, files }) => `${name}: ${files.length}`)),
    ...problems.map((problem) => `✗ ${problem}`),
  ].join('\n'),
)
process.exitCode = problems.length > 0 ? 1 : 0
