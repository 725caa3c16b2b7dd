/** Runs a command of the Firebase CLI at its locked version, in this workspace: `npm run firebase -w apps/backend -- login`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { fetchFirebaseTools } from '../emulators/firebaseTools.ts'
import { reportFailure } from '../emulators/reportFailure.ts'

try {
  const { status } = spawnSync(process.execPath, [fetchFirebaseTools(), ...process.argv.slice(2)], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  reportFailure(error)
}
