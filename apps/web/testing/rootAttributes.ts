import { afterEach, beforeEach } from 'vitest'

function clearRoot(): void {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
}

/** Clears before and after each test what pages write on the root element. */
export function withCleanRoot(): void {
  beforeEach(clearRoot)
  afterEach(clearRoot)
}

/** Starts to watch one of the root's attributes; what it gives later are all values it has had. */
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
