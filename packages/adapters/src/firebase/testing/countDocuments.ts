import { runningEmulators } from './emulators.ts'

/** How many documents an answer of Firestore's REST API holds; sums and counts hold none. */
function documentsIn(answer: unknown): number {
  const parts: unknown[] = Array.isArray(answer) ? answer : [answer]
  return parts.reduce((sum: number, part) => sum + documentsInPart(part), 0)
}

function documentsInPart(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  if ('documents' in part && Array.isArray(part.documents)) return part.documents.length
  return 'document' in part || 'found' in part || 'fields' in part ? 1 : 0
}

/** Does the work and counts the documents that the database sends out for it. */
export async function countDocuments(work: () => Promise<unknown>): Promise<number> {
  const { fetch } = globalThis
  const { firestore } = runningEmulators()
  let count = 0
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (answer.url.includes(firestore)) count += documentsIn(await answer.clone().json())
    return answer
  }
  try {
    await work()
  } finally {
    globalThis.fetch = fetch
  }
  return count
}
