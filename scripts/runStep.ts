import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { killAll, processTree } from '../apps/backend/emulators/processTree.ts'
import { countResults, type Counts } from './countResults.ts'

export const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const binaries = join(root, 'node_modules', '.bin')

/** One command of a gate. */
export interface Step {
  readonly name: string
  readonly command: string
  /** Where its results lie when it has ended, as JSON; `resultsOf` its name where nothing is said. */
  readonly results?: readonly string[]
}

/** A step that has ended. */
export interface Outcome extends Counts {
  readonly name: string
  readonly seconds: number
  readonly succeeded: boolean
}

const running = new Set<ChildProcess>()
let interrupted = false

export const isInterrupted = (): boolean => interrupted

/** Ends the steps at work, with all that they have started. */
export function interrupt(): void {
  interrupted = true
  for (const { pid } of running) if (pid !== undefined) killAll(processTree(pid))
}

/** Where a step's runner is told to write its results. */
export const resultsOf = (name: string): string => join(results, `${name}.json`)

/** Vitest's options for a command whose results are counted. */
export const vitestReport = (file: string): string =>
  `--reporter=default --reporter=json --outputFile=${file}`

/** Forgets the results and the words of earlier runs. */
export function forgetResults(): void {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
}

/**
 * Runs a step from the root. Several may be at work, so what they print is kept until they end: in
 * `test-results/<name>.log`, and on the screen when the step fails.
 */
export async function runStep(step: Step, variables: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const { name, command, results: files = [resultsOf(name)] } = step
  console.log(`▸ ${name}`)
  const start = performance.now()
  const { code, output } = await run(command, {
    ...variables,
    PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(name),
  })
  const seconds = (performance.now() - start) / 1000
  writeFileSync(join(results, `${name}.log`), output)
  const counts = countResults(files)
  const succeeded = code === 0 && counts.failed === 0
  if (!succeeded && !interrupted) console.log(`\n${failureFirst(output)}\n`)
  // What is skipped for want of it; in CI that would have failed.
  for (const [sentence] of output.matchAll(/^.* is not installed: .*$/gm)) console.log(sentence)
  const outcome: Outcome = {
    name,
    seconds,
    succeeded,
    ...counts,
    // A step that fails without a failed test (it did not start, say) is a failure all the same.
    failed: succeeded ? 0 : Math.max(counts.failed, 1),
  }
  if (!interrupted) console.log(lineOf(outcome))
  return outcome
}

/** An outcome in words: `✓ rules 41 s, 818 passed`. */
export function lineOf(outcome: Outcome): string {
  const { name, seconds, succeeded, passed, failed, secondTry, skipped } = outcome
  return [
    `${succeeded ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(0).padStart(5)} s`,
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(secondTry > 0 ? [`${secondTry} of them at the second try`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ')
}

/** Where Vitest's, Playwright's and Turbo's words on a failure begin. */
const failure = /^.*(?: FAIL |⎯ Failed |^ {2}1\) |error TS| ERROR |AssertionError)/m

/** Puts what failed before what passed; the log has the original order. */
function failureFirst(output: string): string {
  const start = output.search(failure)
  return start <= 0
    ? output
    : `${output.slice(start)}\n${'─'.repeat(20)} before that\n${output.slice(0, start)}`
}

function run(command: string, variables: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: a Ctrl-C in the terminal reaches it through interrupt() only.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        ...variables,
        PATH: [binaries, process.env['PATH']].join(delimiter),
      },
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}
