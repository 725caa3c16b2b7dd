/** The site in a real browser: on the embedded backend, and on Firebase's emulators. */
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
