import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { countResults, findFailures } from './testResults.ts'

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
        numTotalTests: 104,
        numPassedTests: 98,
        numFailedTests: 2,
        numPendingTests: 4,
        testResults: [],
      }),
      resultsFile('playwright.json', {
        stats: { expected: 23, skipped: 1, unexpected: 1, flaky: 1 },
        suites: [],
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

describe('findFailures', () => {
  it('names what failed for good, with the first line of its error', () => {
    const files = [
      resultsFile('vitest.json', {
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            message: '',
            assertionResults: [
              { fullName: 'adds', status: 'passed', failureMessages: [] },
              { fullName: 'divides', status: 'failed', failureMessages: ['Expected 2\n    at a'] },
            ],
          },
          { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
        ],
      }),
      resultsFile('playwright.json', {
        stats: {},
        suites: [
          {
            specs: [{ file: 'c.spec.ts', title: 'opens', ok: true, tests: [] }],
            suites: [
              {
                specs: [
                  {
                    file: 'c.spec.ts',
                    title: 'closes',
                    ok: false,
                    tests: [
                      { results: [{}, { error: { message: '\u001B[31mTimed out\u001B[0m\n' } }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ]
    expect(findFailures(files)).toEqual([
      'a.test.ts › divides › Expected 2',
      'b.test.ts › No such module',
      'c.spec.ts › closes › Timed out',
    ])
  })

  it('finds nothing where nothing was written', () => {
    expect(findFailures([join(folder, 'none.json')])).toEqual([])
  })
})
