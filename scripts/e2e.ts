/** Runs the end-to-end tests on the embedded backend, then on Firebase's emulators. */
import { spawnSync } from 'node:child_process'

const steps: readonly string[] = [
  'npx turbo run build:local build:emulator --filter=@storefront/web',
  'npm run --silent e2e:local -w apps/web',
  'npx tsx apps/backend/emulators/exec.ts --hosting -- npm run --silent e2e:emulator -w apps/web',
]

for (const step of steps) {
  const { status } = spawnSync(step, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
