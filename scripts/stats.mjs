/**
 * The project in figures: lines of production code by folder, files of the site with a single importer,
 * long files, imports that run up a floor, and the files on the three trips of docs/architecture.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { settings } from '../.dependency-cruiser.mjs'
import { cruise } from './readModules.mjs'

const site = 'apps/web/src/'
const shortLines = 40
const longLines = 200
const architecture = 'docs/architecture.md'

const forTests = /\.(test|spec|stories|example)\.|\/(testing|contracts|e2e|rules)\/|\.d\.ts$/

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const production = tracked.filter(
  (path) => /\.(tsx?|mjs|css)$/.test(path) && !forTests.test(path) && existsSync(path),
)
const siteFiles = production.filter((path) => path.startsWith(site))

const linesOf = (path) => readFileSync(path, 'utf8').trimEnd().split('\n').length

/** Folders whose lines are counted apart; what lies in none of them counts as `other`. */
const folders = [
  'apps/web/src/app',
  'apps/web/src/features',
  'apps/web/src/shared',
  'apps/web/build',
  'apps/web',
  'apps/backend',
  'packages/domain',
  'packages/adapters',
  'packages/ui',
  'packages/imagery',
  'scripts',
]

/** Lines of production code, style sheets aside, of each folder without those listed before it. */
function linesByFolder() {
  const lines = new Map([...folders, 'other'].map((folder) => [folder, 0]))
  for (const path of production.filter((file) => !file.endsWith('.css'))) {
    const folder = folders.find((candidate) => path.startsWith(`${candidate}/`)) ?? 'other'
    lines.set(folder, (lines.get(folder) ?? 0) + linesOf(path))
  }
  return [...lines]
}

/** Which production files of the site import each of its files. */
async function readImporters() {
  const { output } = await cruise(['apps', 'packages'], settings)
  const importers = new Map(siteFiles.map((path) => [path, new Set()]))
  for (const { source, dependencies } of output.modules) {
    if (!source.startsWith(site) || forTests.test(source)) continue
    for (const { resolved } of dependencies) importers.get(resolved)?.add(source)
  }
  return importers
}

const floors = ['shared', 'features', 'app']
const floorOf = (path) => floors.indexOf(path.slice(site.length).split('/')[0])

/** Imports that run up a floor. */
const upwardOf = (importers) =>
  [...importers].flatMap(([path, from]) =>
    [...from]
      .filter((importer) => floorOf(path) > floorOf(importer) && floorOf(importer) >= 0)
      .map((importer) => `${importer} → ${path}`),
  )

/** The trips: each is a heading with a numbered list of links to files below it. */
function readTrips() {
  const [, trips = ''] = readFileSync(architecture, 'utf8').split(/^## The three trips$/m)
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

/** What is wrong with a trip. */
function troublesOf({ name, files }) {
  return [
    ...files.filter((file) => !existsSync(file)).map((file) => `${name}: there is no ${file}`),
    ...(files.length === 0 ? [`${name}: no file is listed`] : []),
  ]
}

const list = (paths) => paths.map((path) => `    ${path}`)

const importers = await readImporters()
const single = [...importers].filter(([, from]) => from.size === 1).map(([path]) => path)
const shortAndSingle = single.filter((path) => linesOf(path) <= shortLines)
const long = tracked.filter(
  (path) =>
    /\.(tsx?|mjs|css)$/.test(path) &&
    !/\.stories\.|\/contracts\//.test(path) &&
    existsSync(path) &&
    linesOf(path) > longLines,
)
const upward = upwardOf(importers)
const trips = readTrips()
const troubles = [
  ...trips.flatMap(troublesOf),
  ...(trips.length > 0 ? [] : [`${architecture} has no trips`]),
]
const lines = linesByFolder()
const allLines = lines.reduce((sum, [, count]) => sum + count, 0)

console.log(
  [
    `Lines of production code, style sheets aside: ${allLines}`,
    ...list(lines.map(([folder, count]) => `${String(count).padStart(6)} ${folder}`)),
    `Production files in ${site}: ${siteFiles.length}, ${siteFiles.filter((path) => path.endsWith('.css')).length} of them style sheets`,
    `  with a single importer: ${single.length}, of those with ${shortLines} lines or fewer: ${shortAndSingle.length}`,
    ...(process.argv.includes('--list') ? list(shortAndSingle) : []),
    `Files over ${longLines} lines in the whole repository, tests included, stories and contracts aside: ${long.length}`,
    ...list(long.map((path) => `${linesOf(path)} ${path}`)),
    `Imports that run up a floor: ${upward.length}`,
    ...list(upward),
    'Files on the three trips:',
    ...list(trips.map(({ name, files }) => `${name}: ${files.length}`)),
    ...troubles.map((trouble) => `✗ ${trouble}`),
  ].join('\n'),
)
process.exitCode = troubles.length > 0 ? 1 : 0
