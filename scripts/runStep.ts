import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
  if (!succeeded) console.log(`\n${output}\n`)
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
  console.log(lineOf(outcome))
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

function run(command: string, variables: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...variables,
        PATH: [binaries, process.env['PATH']].join(delimiter),
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
