/**
 * Runs the gate, which tests each claim once, at the cheapest level that can fail. `--check` adds `npm run check`;
 * `--full` runs the full matrix (every page × language × width, both backends, crowds, other engines). The last line
 * is "N passed, N failed".
 */
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { emulatorVariables } from '../apps/backend/emulators/addresses.ts'
import { findJava } from '../apps/backend/emulators/findJava.ts'
import { interruptedCode, reportFailure } from '../apps/backend/emulators/reportFailure.ts'
import { refuseTakenPorts } from '../apps/backend/emulators/startEmulators.ts'
import { withEmulators } from '../apps/backend/emulators/withEmulators.ts'
import { findChromium } from './chromium.ts'
import {
  clearResults,
  interrupt,
  isInterrupted,
  lineOf,
  resultsOf,
  root,
  runStep,
  vitestReport,
  type Outcome,
  type Step,
} from './runStep.ts'
import { sumCounts } from './testResults.ts'

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, full: { type: 'boolean' } },
})
if (options.full) process.env['FULL'] = '1'

const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
)
const unitResults = 'test-results/unit.json'

const vitest = (name: string, config: string): Step => ({
  name,
  command: `vitest run --config ${config} ${vitestReport(resultsOf(name))}`,
})
const playwright = (name: string, project: string, filter = ''): Step => ({
  name,
  command: `npm run --silent ${project} -w apps/web -- --reporter=list,json ${filter}`,
})

const build: Step = {
  name: 'build',
  command: 'turbo run build:embedded build:emulator --filter=@storefront/web',
  results: [],
}
const check: Step = { name: 'check', command: 'npm run --silent check', results: [] }
const unit: Step = {
  name: 'unit',
  command: `turbo run test test:scripts --continue --concurrency=2 -- ${vitestReport(unitResults)}`,
  results: ['scripts', ...workspaces].map((folder) => join(root, folder, unitResults)),
}
const stories = vitest('stories', '.storybook/vitest.config.ts')
// The journeys run on the emulators.
const embeddedJourneys = playwright(
  'e2e-embedded',
  'e2e:embedded',
  options.full ? '' : "--grep-invert '@full|@journey'",
)
const enginesConfig = 'apps/web/e2e/engines/vitest.config.ts'
const engines = vitest('engines', `${enginesConfig} smoke`)
const onEmulators: readonly Step[] = [
  vitest('rules', 'apps/backend/vitest.config.ts --project rules'),
  vitest('contracts', 'packages/adapters/vitest.emulators.config.ts'),
  playwright('e2e-emulator', 'e2e:emulator'),
  ...(options.full ? [vitest('engines-emulator', `${enginesConfig} google`)] : []),
  // Last, since it switches the letters of the shop on.
  vitest('functions', 'apps/functions/vitest.config.ts --project emulators'),
]

const outcomes: Outcome[] = []

/** Whether the machine has what all steps need; prints what is missing. */
async function isReady(): Promise<boolean> {
  try {
    findChromium()
    findJava(process.env)
    await refuseTakenPorts(['auth', 'firestore', 'hosting', 'functions'])
    return true
  } catch (error) {
    reportFailure(error)
    return false
  }
}

/** Runs steps one after the other, also after a failed one. */
async function runAll(steps: readonly Step[], variables?: NodeJS.ProcessEnv): Promise<void> {
  for (const step of steps) {
    if (isInterrupted()) return
    outcomes.push(await runStep(step, variables))
  }
}

/** Starts Firebase's emulators and runs their steps. */
async function runAllOnEmulators(): Promise<void> {
  if (isInterrupted()) return
  const start = performance.now()
  try {
    await withEmulators(() => runAll(onEmulators, emulatorVariables))
  } catch (error) {
    if (isInterrupted()) return
    reportFailure(error)
    const seconds = (performance.now() - start) / 1000
    const counts = { passed: 0, failed: 1, flaky: 0, skipped: 0 }
    outcomes.push({ name: 'emulators', seconds, succeeded: false, ...counts })
  }
}

async function runGate(): Promise<void> {
  clearResults()
  const start = performance.now()
  await runAll([build])
  if (outcomes.every(({ succeeded }) => succeeded)) {
    // The check last: unlike the units, it keeps both processors busy to its end.
    const withoutBrowser = [unit, ...(options.check ? [check] : [])]
    const inBrowser = [stories, embeddedJourneys, ...(options.full ? [engines] : [])]
    if (options.full) {
      // In sequence: the emulator reads every document for a sum, and misses deadlines while other tests run.
      await runAll([...withoutBrowser, ...inBrowser])
      await runAllOnEmulators()
    } else {
      // In two rows: while one waits, the other uses the processor. What needs neither goes to the row that ends first.
      const left = withoutBrowser.values()
      const andWhatIsLeft = async (row: Promise<void>) => {
        await row
        for (const step of left) await runAll([step])
      }
      await Promise.all([andWhatIsLeft(runAllOnEmulators()), andWhatIsLeft(runAll(inBrowser))])
    }
  }
  if (isInterrupted()) {
    process.exitCode = interruptedCode
    return
  }

  const { passed, failed } = sumCounts(outcomes)
  const minutes = (performance.now() - start) / 60_000
  const time = `${minutes.toFixed(1)} minutes in all, on ${availableParallelism()} processors`
  console.log(['', ...outcomes.map(lineOf), time].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
if (await isReady()) await runGate()
