import { afterEach, beforeEach } from 'vitest'

function clearRoot(): void {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
}

/** Resets the attributes of the root element before and after each test. */
export function withCleanRoot(): void {
  beforeEach(clearRoot)
  afterEach(clearRoot)
}

/** Observes an attribute of the root element. Returns a function that returns all its values so far. */
export function watchRoot(attribute: string): () => (string | null)[] {
  const root = document.documentElement
  const values: (string | null)[] = []
  const note = (records: MutationRecord[]) =>
    values.push(...records.map((record) => record.oldValue))
  const observer = new MutationObserver(note)
  observer.observe(root, { attributeFilter: [attribute], attributeOldValue: true })
  return () => {
    note(observer.takeRecords())
    return [...values, root.getAttribute(attribute)]
  }
}
