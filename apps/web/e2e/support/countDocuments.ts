import type { Page, Response } from '@playwright/test'

import { emulatorSettings } from '../../src/composition/emulatorSettings.ts'

const { firestoreHost, firestorePort } = emulatorSettings.emulators
const database = `http://${firestoreHost}:${firestorePort}/`

/** How many documents an answer of Firestore's REST API holds; sums and counts hold none. */
function documentsIn(answer: unknown): number {
  const parts: unknown[] = Array.isArray(answer) ? answer : [answer]
  return parts.filter(
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      ('document' in part || 'found' in part || 'fields' in part),
  ).length
}

/** Does what is done on a page and counts the documents that the database sends there for it. */
export async function countDocuments(page: Page, work: () => Promise<void>): Promise<number> {
  // What was asked before is not counted.
  await page.waitForLoadState('networkidle')
  const counts: Promise<number>[] = []
  const count = (response: Response) => {
    const isAnswer = response.request().method() !== 'OPTIONS'
    if (isAnswer && response.url().startsWith(database)) {
      counts.push(response.json().then(documentsIn))
    }
  }
  page.on('response', count)
  await work()
  await page.waitForLoadState('networkidle')
  page.off('response', count)
  return (await Promise.all(counts)).reduce((sum, documents) => sum + documents, 0)
}
