/** The site in a real browser: on the embedded backend, then on Firebase's emulators. */
import { run } from './run.ts'

const steps: readonly string[] = [
  'turbo run build:local build:emulator --filter=@storefront/web',
  'npm run --silent e2e:local -w apps/web',
  'tsx apps/backend/emulators/exec.ts --hosting -- npm run --silent e2e:emulator -w apps/web',
]

for (const step of steps) {
  const { code } = await run(step)
  if (code !== 0) process.exitCode = 1
}
