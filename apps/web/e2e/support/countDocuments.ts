import { expect, type Page, type Request } from '@playwright/test'

import { originOf } from '../../../backend/emulators/addresses.ts'

const database = `${originOf('firestore')}/`

const isQuestion = (request: Request) =>
  request.method() !== 'OPTIONS' && request.url().startsWith(database)

/** The number of documents in a reply of Firestore's REST API; aggregates contain none. */
function documentsIn(answer: unknown): number {
  const parts: unknown[] = Array.isArray(answer) ? answer : [answer]
  return parts.reduce((sum: number, part) => sum + documentsInPart(part), 0)
}

function documentsInPart(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  if ('documents' in part && Array.isArray(part.documents)) return part.documents.length
  return 'document' in part || 'found' in part || 'fields' in part ? 1 : 0
}

/** Performs an action on a page, and counts the documents that the database sends. */
export async function countDocuments(page: Page, work: () => Promise<void>): Promise<number> {
  // Waits until everything is shown, so that what is read for it is not counted.
  await expect(page.locator('main :is([data-shape], [aria-busy="true"])')).toHaveCount(0)
  const asked = new Set<Request>()
  const answered = new Map<Request, number>()
  const ask = (request: Request) => void (isQuestion(request) && asked.add(request))
  const end = async (request: Request) => {
    if (!asked.has(request)) return
    const response = await request.response()
    answered.set(request, response === null ? 0 : documentsIn(await response.json()))
  }
  page.on('request', ask)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await work()
  // The emulator reads every document for a sum, and takes long where there are thousands.
  await expect.poll(() => asked.size - answered.size, { timeout: 120_000 }).toBe(0)
  page.off('request', ask)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
  return [...answered.values()].reduce((sum, documents) => sum + documents, 0)
}
