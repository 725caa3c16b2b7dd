import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import type { Settings } from './buildProblems.ts'

const root = join(import.meta.dirname, '../../..')

export type Mode = 'production' | 'staging'

/** The files that Vite reads for a mode; later ones override earlier ones. */
const settingsFiles = (mode: Mode): string[] =>
  ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(root, 'apps/web', name))
    .filter((file) => existsSync(file))

/**
 * Reads the settings of a build as Vite does: variables of the environment override the files.
 *
 * @param environment empty to read only the files
 */
export function readSettings(mode: Mode, environment: Settings = process.env): Settings {
  const files = settingsFiles(mode).map((file) => parseEnv(readFileSync(file, 'utf8')))
  return Object.assign({}, ...files, environment)
}

/** What the site is built from. */
const sources = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/src',
  'apps/web/build',
  'apps/backend/seed',
  'packages/domain/src',
  'packages/adapters/src',
  'packages/ui/src',
  'packages/imagery/src',
  'packages/imagery/build',
  'packages/imagery/masters',
  'packages/imagery/marks',
]

/** Returns the time of the last change of the site's sources and settings, in ms since 1970. */
export function sourcesChangedAt(mode: Mode): number {
  const files = sources.flatMap((source) => filesIn(join(root, source)))
  return Math.max(...[...settingsFiles(mode), ...files].map((file) => statSync(file).mtimeMs))
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
