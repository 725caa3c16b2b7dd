import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** How many of those that passed did so only on a retry. */
  readonly flaky: number
  readonly skipped: number
}

/** The fields of Vitest's JSON that are read here. */
interface VitestResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string
    readonly status: 'passed' | 'failed'
    /** Why the file could not be run. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    /** Also true for a test that passed on a retry. */
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  /** Its `describe` blocks. */
  readonly suites?: readonly PlaywrightSuite[]
}

/** The fields of Playwright's JSON that are read here. */
interface PlaywrightResults {
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
  readonly suites: readonly PlaywrightSuite[]
}

type Results = VitestResults | PlaywrightResults

const nothing: Counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 }

function countsOf(results: Results): Counts {
  if ('stats' in results) {
    const { expected, flaky, unexpected, skipped } = results.stats
    return { passed: expected + flaky, failed: unexpected, flaky, skipped }
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = results
  return { passed, failed, flaky: 0, skipped }
}

/** Adds up counts. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      flaky: total.flaky + counts.flaky,
      skipped: total.skipped + counts.skipped,
    }),
    nothing,
  )
}

/** Reads results files; leaves out those that do not exist. */
const readResults = (files: readonly string[]): Results[] =>
  files
    .filter((file) => existsSync(file))
    // Vitest or Playwright wrote it.
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results)

/** The sum of the counts in results files; a missing file counts nothing. */
export const countResults = (files: readonly string[]): Counts =>
  sumCounts(readResults(files).map(countsOf))

/** The failed tests in results files: the file, the test's name and the first line of its error. */
export const findFailures = (files: readonly string[]): string[] =>
  readResults(files).flatMap((results) =>
    'stats' in results
      ? results.suites.flatMap(playwrightFailures)
      : results.testResults.flatMap(vitestFailures),
  )

function vitestFailures(file: VitestResults['testResults'][number]): string[] {
  const { name, status, message, assertionResults } = file
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages[0]))
  if (status === 'failed' && failures.length === 0) return [describeFailure(name, '', message)]
  return failures
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      describeFailure(file, title, tests.at(-1)?.results.at(-1)?.error?.message),
    )
  return [...failures, ...suites.flatMap(playwrightFailures)]
}

function describeFailure(file: string, name: string, message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n')
  return [file, name, reason].filter(Boolean).join(' › ')
}
