import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { countResults } from './testResults.ts'

const folder = mkdtempSync(join(tmpdir(), 'results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function resultsFile(name: string, results: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(results))
  return file
}

describe('countResults', () => {
  it('adds up what Vitest and Playwright wrote; what passed at the second try passed', () => {
    const files = [
      resultsFile('vitest.json', {
        numPassedTests: 98,
        numFailedTests: 2,
        numPendingTests: 4,
      }),
      resultsFile('playwright.json', {
        stats: { expected: 23, skipped: 1, unexpected: 1, flaky: 1 },
      }),
    ]
    expect(countResults(files)).toEqual({ passed: 122, failed: 3, flaky: 1, skipped: 5 })
  })

  it('counts nothing where nothing was written', () => {
    expect(countResults([join(folder, 'none.json')])).toEqual({
      passed: 0,
      failed: 0,
      flaky: 0,
      skipped: 0,
    })
  })
})
