export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

export const noTests: TestCounts = { passed: 0, failed: 0 }

export const addCounts = (one: TestCounts, other: TestCounts): TestCounts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})

// oxlint-disable-next-line no-control-regex -- colours are control characters
const colours = /\u001B\[[0-9;]*m/g

/** Vitest closes with "Tests  1 failed | 2 passed (3)", Playwright with "  1 failed", "  1 flaky" and "  2 passed (3s)". */
const closingLine = /^(?:\S+:test\S*: )?\s*(?:Tests\s.*|\d+ (?:passed|flaky|failed)(?: \(.*\))?)$/

/** Adds up the tests that the runners' closing lines in a command's output tell of. */
export function countTests(output: string): TestCounts {
  const lines = output.replaceAll(colours, '').split('\n')
  return lines
    .filter((line) => closingLine.test(line.trimEnd()))
    .map((line) => ({
      // A flaky one passed in the end.
      passed: numberBefore('passed', line) + numberBefore('flaky', line),
      failed: numberBefore('failed', line),
    }))
    .reduce(addCounts, noTests)
}

function numberBefore(word: 'passed' | 'flaky' | 'failed', line: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
}
