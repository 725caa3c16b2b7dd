/**
 * Adds the optional packages of other platforms to package-lock.json that the registry in use does not
 * offer, so that `npm ci` accepts the lock file on every platform. Run it after each change of
 * dependencies (`npm run lock`). npm adds the URLs of the packages when it can reach them.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockEntry {
  readonly version?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const file = 'package-lock.json'

/** The operating system in the name of a platform's package; the first match counts. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/android/, 'android'],
  [/darwin|macos/, 'darwin'],
  [/freebsd/, 'freebsd'],
  [/netbsd/, 'netbsd'],
  [/openbsd/, 'openbsd'],
  [/openharmony/, 'openharmony'],
  [/win32|windows/, 'win32'],
  [/sunos/, 'sunos'],
  [/aix/, 'aix'],
  [/linux/, 'linux'],
  [/wasm|wasi/, 'wasi'],
]
const processors: readonly (readonly [RegExp, string])[] = [
  [/arm64/, 'arm64'],
  [/wasm32|wasi/, 'wasm32'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
  [/ia32/, 'ia32'],
  [/arm/, 'arm'],
]

const match = (table: typeof systems, name: string): string | undefined =>
  table.find(([pattern]) => pattern.test(name))?.[1]

/** The folders in which Node looks for a package that another one imports, nearest first. */
function lookupFolders(importer: string): string[] {
  const parents = importer
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1))
  const folders = parents
    .map((parts) => `${parts.join('/node_modules/')}/node_modules/`)
    .toReversed()
  return [...folders, 'node_modules/']
}

// npm wrote the file; in every lock file of version 3 `packages` maps paths to entries.
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> }
let added = 0
for (const [dependent, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~]/, '')
    const present = lookupFolders(dependent).find((folder) => lock.packages[folder + name])
    const os = match(systems, name)
    const isSatisfied =
      present !== undefined &&
      (version !== range || lock.packages[present + name]?.version === version)
    if (isSatisfied || os === undefined) continue
    const folder = present === undefined ? 'node_modules/' : `${dependent}/node_modules/`
    lock.packages[folder + name] = Object.assign(
      { version, cpu: [match(processors, name) ?? 'x64'], optional: true, os: [os] },
      entry.dev === true ? { dev: true } : {},
      /musl/.test(name) ? { libc: ['musl'] } : {},
    )
    added += 1
  }
}

const byPath = Object.entries(lock.packages).toSorted(([one], [other]) =>
  one.localeCompare(other, 'en'),
)
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(byPath) }, null, 2)}\n`,
)
console.log(`Added ${added} packages of other platforms to ${file}`)
