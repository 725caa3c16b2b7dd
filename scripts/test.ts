/**
 * Everything that is tested, in one go: unit and property tests, contracts, rules, stories, and the
 * site in a real browser, on the embedded backend and on Firebase's emulators. Ends with the line
 * "N passed, N failed".
 */
import { run } from './run.ts'
import { addCounts, countTests, noTests } from './countTests.ts'

const steps: readonly string[] = [
  // In one turbo run, so that what did not change since is not built or tested again.
  'turbo run test test:scripts test:stories build:local build:emulator --continue --concurrency=2',
  'npm run --silent e2e:local -w apps/web',
  'tsx apps/backend/emulators/exec.ts --hosting -- tsx scripts/testOnEmulators.ts',
]

let counts = noTests
let failedSteps = 0
for (const step of steps) {
  const { code, output } = await run(step)
  counts = addCounts(counts, countTests(output))
  if (code !== 0) failedSteps += 1
}

// A step that failed without a failed test (it did not start, say) is a failure all the same.
const failed = Math.max(counts.failed, failedSteps)
console.log(`\n${counts.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || counts.passed === 0 ? 1 : 0
