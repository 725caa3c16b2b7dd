/** What needs Firebase's emulators, to be run inside of `apps/backend/emulators/exec.ts`. */
import { run } from './run.ts'

const steps: readonly string[] = [
  'vitest run --config apps/backend/vitest.config.ts --project rules',
  'vitest run --config packages/adapters/vitest.emulators.config.ts',
  'npm run --silent e2e:emulator -w apps/web',
]

for (const step of steps) {
  const { code } = await run(step)
  if (code !== 0) process.exitCode = 1
}
