import { runningEmulators } from './emulators.ts'

/** Counts the documents in a response of Firestore's REST API; sums and counts contain none. */
function documentsIn(body: unknown): number {
  const parts: unknown[] = Array.isArray(body) ? body : [body]
  return parts.reduce((sum: number, part) => sum + documentsInPart(part), 0)
}

function documentsInPart(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  if ('documents' in part && Array.isArray(part.documents)) return part.documents.length
  return 'document' in part || 'found' in part || 'fields' in part ? 1 : 0
}

/** Runs the work and counts the documents that the database sends. */
export async function countDocuments(work: () => Promise<unknown>): Promise<number> {
  const { fetch } = globalThis
  const { firestore } = runningEmulators()
  let count = 0
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (response.url.includes(firestore)) count += documentsIn(await response.clone().json())
    return response
  }
  try {
    await work()
  } finally {
    globalThis.fetch = fetch
  }
  return count
}
