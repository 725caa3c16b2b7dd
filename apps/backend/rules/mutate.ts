/**
 * Changes each condition of the rules once and runs their tests against it, in the Firestore emulator:
 * `npm run mutate:rules`. Fails when a change goes unnoticed that is not known to be the same.
 * An argument runs only the changes whose name holds it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { emulatorVariables } from '../emulators/addresses.ts'
import { reportFailure } from '../emulators/reportFailure.ts'
import { withEmulators } from '../emulators/withEmulators.ts'
import { equivalents } from './mutants/equivalents.ts'
import { type Mutant, mutantsOf } from './mutants/mutantsOf.ts'
import { openProject } from './testing/openProject.ts'

const backend = join(import.meta.dirname, '..')
const rulesFile = join(backend, 'firestore.rules')
const root = join(backend, '..', '..')
const folder = join(root, 'node_modules', '.cache', 'rules-mutants')

/** For all tests on all changes, in ms; half an hour on two cores. */
const deadlineMs = 60 * 60_000

/** The tests that are about a section, cheapest first; what none of them notices meets all the others. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  'who asks, what is asked': ['admins', 'users', 'settings', 'products'],
  users: ['admins', 'profileChanges', 'users'],
  carts: ['carts'],
  settings: ['settings'],
  products: ['handMade', 'replayedStamps', 'products', 'halfCommits', 'cancelOrder', 'forgedOrder'],
  'orders: placing one': [
    'placeOrder',
    'refusedOrder',
    'halfCommits',
    'forgedOrder',
    'forgedField',
  ],
  'orders: moving one on': ['cancelOrder', 'moveOrder', 'receivePayment'],
  'orders: being paid': ['receivePayment'],
  'orders: their buyer leaves': ['readOrders', 'anonymiseOrder', 'moveOrder', 'placeOrder'],
}

const tests = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''))

const rulesPath = (number: number) => join(folder, `${number}.rules`)
const own = ({ section }: Mutant) => testsOf[section] ?? []
const others = (mutant: Mutant) => tests.filter((test) => !own(mutant).includes(test))

const wanted = process.argv[2] ?? ''
const all = mutantsOf(readFileSync(rulesFile, 'utf8'))
const mutants = all.filter(({ name }) => name.includes(wanted))
Object.assign(process.env, emulatorVariables)
try {
  await onFreshEmulators(() => expectRules(mutants))
  const unnoticed = await survivorsOf(mutants, own)
  console.log(`${unnoticed.length} of ${mutants.length} pass the tests of their own section`)
  const survivors = await survivorsOf(unnoticed, others)
  report([...survivors, ...(await survivorsOf(doubtful(survivors), () => tests))])
} catch (error) {
  reportFailure(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** They forget no commit, and what takes hundreds of thousands of them leaves little memory to the next. */
function onFreshEmulators<T>(run: () => Promise<T>): Promise<T> {
  return withEmulators({ hosting: false, verbose: false }, run)
}

/** Those that nothing can notice, and something did: a test that came too late fails as well, so they are asked once more. */
function doubtful(survivors: readonly Mutant[]): Mutant[] {
  return mutants.filter(
    (mutant) => equivalents[mutant.name] !== undefined && !survivors.includes(mutant),
  )
}

/** What are no rules refuses everything, which every test would notice. */
async function expectRules(changed: readonly Mutant[]): Promise<void> {
  const project = openProject('demo-rules-mutants')
  for (const { name, rules } of changed) {
    await project.setRules(rules).catch((cause: unknown) => {
      throw new Error(`These are no rules: ${name}`, { cause })
    })
  }
}

/** Those on which all of the tests pass that `choose` names; the rules as they are have to be one. */
async function survivorsOf(
  changed: readonly Mutant[],
  choose: (mutant: Mutant) => readonly string[],
): Promise<Mutant[]> {
  if (changed.length === 0) return []
  const unchanged = { name: 'unchanged', section: '', rules: readFileSync(rulesFile, 'utf8') }
  const candidates = [...changed, unchanged]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  candidates.forEach(({ rules }, number) => writeFileSync(rulesPath(number), rules))
  candidates.forEach((mutant, number) => {
    const chosen = mutant === unchanged ? tests : choose(mutant)
    writeFileSync(join(folder, `${number}.mutant.ts`), fileOf(number, chosen))
  })
  const noticed = await onFreshEmulators(runTests)
  const failures = noticed.get(candidates.length - 1)
  if (failures !== undefined) {
    throw new Error(`The tests fail on the rules as they are:\n${failures.join('\n')}`)
  }
  return changed.filter((_, number) => !noticed.has(number))
}

/** Some of the tests once more under other rules, one file after the other, until one fails. */
function fileOf(number: number, chosen: readonly string[]): string {
  const path = (test: string) => `${join(import.meta.dirname, test)}.test.ts?mutant=${number}`
  return [
    "import { afterEach, beforeEach, describe } from 'vitest'",
    `process.env['RULES_MUTANT'] = ${JSON.stringify(rulesPath(number))}`,
    'let noticed = false',
    'beforeEach(({ skip }) => skip(noticed))',
    "afterEach(({ task }) => { noticed ||= task.result?.state === 'fail' })",
    ...chosen.map(
      (test) => `describe('${test}', async () => { await import(${JSON.stringify(path(test))}) })`,
    ),
  ].join('\n')
}

/** The numbers of those of which a test fails, and what it says. */
async function runTests(): Promise<Map<number, readonly string[]>> {
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
    { stdio: 'inherit', env: { ...process.env, MUTANTS_FOLDER: folder } },
  )
  const late = setTimeout(() => child.kill(), deadlineMs)
  await once(child, 'exit')
  clearTimeout(late)
  if (!existsSync(outputFile)) {
    throw new Error(`The tests ended without results, or not in ${deadlineMs / 60_000} minutes`)
  }
  // What vitest documents of its JSON reporter.
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
  const made = new Set(all.map(({ name }) => name))
  const unknown = [...names].filter((name) => equivalents[name] === undefined)
  const stale = Object.keys(equivalents).filter(
    (name) => !made.has(name) || (ran.has(name) && !names.has(name)),
  )
  console.log(`${mutants.length} changes, ${mutants.length - names.size} noticed`)
  for (const name of unknown) console.error(`Nobody noticed: ${name}`)
  for (const name of stale) console.error(`Noticed, or not made any more: ${name}`)
  if (unknown.length + stale.length > 0) process.exitCode = 1
}
