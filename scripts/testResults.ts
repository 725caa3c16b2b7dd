import { existsSync, readFileSync } from 'node:fs'

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
}

/** The fields of Playwright's JSON that are read here. */
interface PlaywrightResults {
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
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

/** The sum of the counts in results files; a missing file counts nothing. */
export const countResults = (files: readonly string[]): Counts =>
  sumCounts(
    files
      .filter((file) => existsSync(file))
      // Vitest or Playwright wrote it.
      .map((file) => countsOf(JSON.parse(readFileSync(file, 'utf8')) as Results)),
  )
