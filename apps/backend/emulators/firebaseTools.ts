import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { SetupError } from './SetupError.ts'

/** A separate package with its own lock file, so that `npm install` does not download its 222 MB. */
export const toolsFolder = join(import.meta.dirname, 'tools')

const installed = join(toolsFolder, 'node_modules', 'firebase-tools')

function versionIn(lockFile: string): unknown {
  if (!existsSync(lockFile)) return undefined
  const lock: { packages?: Record<string, { version?: string } | undefined> } = JSON.parse(
    readFileSync(lockFile, 'utf8'),
  )
  return lock.packages?.['node_modules/firebase-tools']?.version
}

function isInstalled(): boolean {
  // npm writes this second lock file last, so it is missing after an incomplete installation.
  const present = versionIn(join(toolsFolder, 'node_modules', '.package-lock.json'))
  return present !== undefined && present === versionIn(join(toolsFolder, 'package-lock.json'))
}

/**
 * Returns the Firebase CLI's entry file. Installs the CLI on first use.
 *
 * @throws SetupError when npm cannot fetch it
 */
export function fetchFirebaseTools(): string {
  if (!isInstalled()) {
    console.log('Fetching firebase-tools, this once (222 MB, about half a minute) …')
    const { status } = spawnSync('npm', ['ci', '--omit=optional', '--no-audit', '--no-fund'], {
      cwd: toolsFolder,
      stdio: 'inherit',
      shell: process.platform === 'win32', // npm is a script there
    })
    if (status !== 0) {
      throw new SetupError(
        `npm could not fetch firebase-tools: run \`npm ci --omit=optional\` in ${toolsFolder} ` +
          'once, with a connection to the npm registry.',
      )
    }
  }
  return join(installed, 'lib', 'bin', 'firebase.js')
}
