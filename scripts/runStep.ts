import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { killAll, processTree } from '../apps/backend/emulators/processTree.ts'
import { countResults, type Counts } from './testResults.ts'

export const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const binaries = join(root, 'node_modules', '.bin')

/** One command of a gate. */
export interface Step {
  readonly name: string
  readonly command: string
  /** The JSON files with its results. Default: `resultsOf(name)`. */
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

/** Kills the running steps, with all processes that they have started. */
export function interrupt(): void {
  interrupted = true
  for (const { pid } of running) if (pid !== undefined) killAll(processTree(pid))
}

/** The file to which a step writes its results. */
export const resultsOf = (name: string): string => join(results, `${name}.json`)

/** Vitest's options to write results to a file besides printing them. */
export const vitestReport = (file: string): string =>
  `--reporter=default --reporter=json --outputFile=${file}`

/** Deletes the results and logs of earlier runs. */
export function clearResults(): void {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
}

/**
 * Runs a step in the root folder. Several steps may run at once, so the output of each is kept until it ends. Then
 * it is written to `test-results/<name>.log`, and printed when the step has failed.
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
  if (!succeeded && !interrupted) console.log(`\n${output}\n`)
  // Tests that need a missing program are skipped; in CI they fail.
  for (const [sentence] of output.matchAll(/^.* is not installed: .*$/gm)) console.log(sentence)
  const outcome: Outcome = {
    name,
    seconds,
    succeeded,
    ...counts,
    // A step that fails without a failed test, for example because it did not start, counts as one failure.
    failed: succeeded ? 0 : Math.max(counts.failed, 1),
  }
  if (!interrupted) console.log(lineOf(outcome))
  return outcome
}

/** The line that reports an outcome: `✓ rules 41 s, 818 passed`. */
export function lineOf(outcome: Outcome): string {
  const { name, seconds, succeeded, passed, failed, flaky, skipped } = outcome
  return [
    `${succeeded ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(0).padStart(5)} s`,
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(flaky > 0 ? [`${flaky} of them at the second try`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ')
}

function run(command: string, variables: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own process group, so that a Ctrl-C in the terminal reaches it only through interrupt().
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
