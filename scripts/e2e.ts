/** Runs the end-to-end tests on the embedded backend, then on Firebase's emulators. */
import { spawnSync } from 'node:child_process'

const build = 'npx turbo run build:embedded build:emulator --filter=@storefront/web'
const suites: readonly string[] = [
  'npm run --silent e2e:embedded -w apps/web',
  'npx tsx apps/backend/emulators/exec.ts -- npm run --silent e2e:emulator -w apps/web',
]

const succeeds = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0

// After a failed build, the suites would test an earlier one.
const outcomes = succeeds(build) ? suites.map(succeeds) : [false]
if (outcomes.includes(false)) process.exitCode = 1
