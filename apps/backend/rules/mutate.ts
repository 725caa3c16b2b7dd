/**
 * Mutation tests of the rules on the Firestore emulator: `npm run mutate:rules`. Changes each condition of the
 * rules once, and fails when a mutant survives the tests that is not listed as equivalent. Arguments run only
 * the mutants whose name contains one of them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { emulatorVariables } from '../emulators/addresses.ts'
import { reportFailure } from '../emulators/reportFailure.ts'
import { withEmulators } from '../emulators/withEmulators.ts'
import { equivalents } from './mutants/equivalents.ts'
import { mutantsOf, type Mutant } from './mutants/mutantsOf.ts'
import { testsOf } from './mutants/testsOf.ts'
import { invalidRules } from './testing/openProject.ts'

const backend = join(import.meta.dirname, '..')
const rulesFile = join(backend, 'firestore.rules')
const root = join(backend, '..', '..')
const folder = join(root, 'node_modules', '.cache', 'rules-mutants')

/** Mutants for one start of the emulators: they keep every commit, and run out of memory after hundreds of thousands. */
const batchSize = 100

/** Deadline for the tests on one batch, in ms. They take a quarter of an hour on two slow cores. */
const deadlineMs = 60 * 60_000

const tests = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''))

const rulesPath = (number: number) => join(folder, `${number}.rules`)
const sectionTests = ({ section }: Mutant) => ['furtherAccess', ...(testsOf[section] ?? [])]
const isEquivalent = ({ name }: Mutant) => equivalents[name] !== undefined
const otherTests = (mutant: Mutant) => tests.filter((test) => !sectionTests(mutant).includes(test))

const nameFilters = process.argv.slice(2)
const allMutants = mutantsOf(readFileSync(rulesFile, 'utf8'))
const mutants = allMutants.filter(
  ({ name }) => nameFilters.length === 0 || nameFilters.some((filter) => name.includes(filter)),
)
Object.assign(process.env, emulatorVariables)
try {
  const candidates = await survivorsOf(mutants, sectionTests)
  console.log(`${candidates.length} of ${mutants.length} survive the tests of their section`)
  // An equivalent mutant that was killed runs once more, since a test that times out fails as well.
  const killedEquivalents = mutants.filter(
    (mutant) => isEquivalent(mutant) && !candidates.includes(mutant),
  )
  report([
    ...candidates.filter(isEquivalent),
    ...(await survivorsOf(killedEquivalents, sectionTests)),
    // Equivalent mutants do not run these: tests that no mutant fails take longest.
    ...(await survivorsOf(
      candidates.filter((mutant) => !isEquivalent(mutant)),
      otherTests,
    )),
  ])
} catch (error) {
  reportFailure(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts emulators for `run`, and stops them. */
function onFreshEmulators<T>(run: (interrupted: AbortSignal) => Promise<T>): Promise<T> {
  return withEmulators({ hosting: false, verbose: false }, run)
}

/** Returns the mutants that pass the tests that `choose` returns. */
async function survivorsOf(
  changed: readonly Mutant[],
  choose: (mutant: Mutant) => readonly string[],
): Promise<Mutant[]> {
  const survivors: Mutant[] = []
  for (let first = 0; first < changed.length; first += batchSize) {
    const batch = changed.slice(first, first + batchSize)
    const survivorsHere = await onFreshEmulators((interrupted) =>
      survivorsOfBatch(batch, choose, interrupted),
    )
    console.log(`Tested ${first + batch.length} of ${changed.length} mutants. Survived so far:`)
    for (const mutant of survivorsHere) if (!isEquivalent(mutant)) console.log(mutant.name)
    survivors.push(...survivorsHere)
  }
  return survivors
}

/** Throws when a mutant is invalid, or when the unchanged rules fail the same tests on the same emulators. */
async function survivorsOfBatch(
  batch: readonly Mutant[],
  choose: (mutant: Mutant) => readonly string[],
  interrupted: AbortSignal,
): Promise<Mutant[]> {
  const killed = await runTests(batch, choose, interrupted)
  // Invalid rules refuse every access, and every test would kill them.
  const invalid = batch.find((_, number) =>
    killed.get(number)?.some((failure) => failure.includes(invalidRules)),
  )
  if (invalid !== undefined) throw new Error(`Invalid rules: ${invalid.name}`)
  const unchanged = { name: 'unchanged', section: '', rules: readFileSync(rulesFile, 'utf8') }
  const chosen = [...new Set(batch.flatMap(choose))]
  const failures = (await runTests([unchanged], () => chosen, interrupted)).get(0)
  if (failures !== undefined) {
    throw new Error(`The tests fail on the unchanged rules:\n${failures.join('\n')}`)
  }
  return batch.filter((_, number) => !killed.has(number))
}

/** Returns a test file that runs the chosen tests on a mutant, and skips the rest after the first failure. */
function fileOf(number: number, chosen: readonly string[]): string {
  const path = (test: string) => `${join(import.meta.dirname, test)}.test.ts?mutant=${number}`
  return [
    "import { afterEach, beforeEach, describe } from 'vitest'",
    `process.env['RULES_MUTANT'] = ${JSON.stringify(rulesPath(number))}`,
    'let killed = false',
    'beforeEach(({ skip }) => skip(killed))',
    "afterEach(({ task }) => { killed ||= task.result?.state === 'fail' })",
    ...chosen.map(
      (test) => `describe('${test}', async () => { await import(${JSON.stringify(path(test))}) })`,
    ),
  ].join('\n')
}

/**
 * Runs the chosen tests on variants of the rules. Returns the failure messages of those that fail, by their numbers.
 *
 * @throws AbortError when the signal aborts, which kills the tests
 */
async function runTests(
  variants: readonly Mutant[],
  choose: (variant: Mutant) => readonly string[],
  interrupted: AbortSignal,
): Promise<Map<number, readonly string[]>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  variants.forEach((variant, number) => {
    writeFileSync(rulesPath(number), variant.rules)
    writeFileSync(join(folder, `${number}.mutant.ts`), fileOf(number, choose(variant)))
  })
  const outputFile = join(folder, 'outcomes.json')
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      join(import.meta.dirname, 'mutants', 'vitest.config.ts'),
      '--reporter=json',
      `--outputFile=${outputFile}`,
    ],
    {
      stdio: 'inherit',
      // The fewer tests of the gate must notice each change: those of the full matrix would only take longer.
      env: { ...process.env, FULL: '', MUTANTS_FOLDER: folder },
      timeout: deadlineMs,
      signal: interrupted,
    },
  )
  await once(child, 'exit')
  if (!existsSync(outputFile)) {
    throw new Error(`The tests ended without results, or not in ${deadlineMs / 60_000} minutes`)
  }
  // Vitest documents this format of its JSON reporter.
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string
      readonly status: string
      readonly message: string
      readonly assertionResults: readonly {
        readonly fullName: string
        readonly failureMessages: readonly string[]
      }[]
    }[]
  }
  const failed = testResults.filter(({ status }) => status === 'failed')
  return new Map(
    failed.map(({ name, message, assertionResults }) => [
      Number(/(\d+)\.mutant\.ts$/.exec(name)?.[1]),
      [
        message,
        ...assertionResults.flatMap(({ fullName, failureMessages }) =>
          failureMessages.map((failure) => `${fullName}: ${failure}`),
        ),
      ],
    ]),
  )
}

function report(survivors: readonly Mutant[]): void {
  const names = new Set(survivors.map(({ name }) => name))
  const ran = new Set(mutants.map(({ name }) => name))
  const existing = new Set(allMutants.map(({ name }) => name))
  const unknown = [...names].filter((name) => equivalents[name] === undefined)
  const stale = Object.keys(equivalents).filter(
    (name) => !existing.has(name) || (ran.has(name) && !names.has(name)),
  )
  console.log(`${mutants.length} mutants, ${mutants.length - names.size} killed`)
  for (const name of unknown) console.error(`Survived: ${name}`)
  for (const name of stale) console.error(`Listed as equivalent, but killed or missing: ${name}`)
  if (unknown.length + stale.length > 0) process.exitCode = 1
}
