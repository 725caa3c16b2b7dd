/** Runs a command of the Firebase CLI at its locked version, in this workspace: `npm run firebase -w apps/backend -- login`. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { fetchFirebaseTools } from '../emulators/firebaseTools.ts'
import { reportFailure } from '../emulators/reportFailure.ts'

const cwd = join(import.meta.dirname, '..')
const args = process.argv.slice(2)

try {
  const { status } = spawnSync(process.execPath, [fetchFirebaseTools(), ...args], {
    cwd,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
  // Its help and its errors name commands that are not installed.
  if (process.exitCode !== 0 || args.includes('--help')) {
    console.error('\nHere, `firebase login` is `npm run firebase -w apps/backend -- login`.')
    if (!existsSync(join(cwd, 'firebase.json'))) {
      console.error('`npm run build:production` or `npm run build:staging` writes firebase.json.')
    }
  }
} catch (error) {
  reportFailure(error)
}
