import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** How many of those that passed did so only when tried again. */
  readonly secondTry: number
  readonly skipped: number
}

/** What is counted of the JSON that Vitest and Playwright write. */
type Results =
  | {
      readonly numPassedTests: number
      readonly numFailedTests: number
      readonly numPendingTests: number
    }
  | {
      readonly stats: {
        readonly expected: number
        readonly flaky: number
        readonly unexpected: number
        readonly skipped: number
      }
    }

const nothing: Counts = { passed: 0, failed: 0, secondTry: 0, skipped: 0 }

function countsOf(results: Results): Counts {
  if ('stats' in results) {
    const { expected, flaky, unexpected, skipped } = results.stats
    return { passed: expected + flaky, failed: unexpected, secondTry: flaky, skipped }
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = results
  return { passed, failed, secondTry: 0, skipped }
}

/** Adds up. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      secondTry: one.secondTry + other.secondTry,
      skipped: one.skipped + other.skipped,
    }),
    nothing,
  )
}

/** The counts of results files together; one that was not written counts nothing. */
export function countResults(files: readonly string[]): Counts {
  return sum(
    files
      .filter((file) => existsSync(file))
      // Vitest or Playwright wrote it.
      .map((file) => countsOf(JSON.parse(readFileSync(file, 'utf8')) as Results)),
  )
}
