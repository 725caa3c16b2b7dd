/** Whether a value can be a document's id. A URL may hold anything; with a slash it would name another document. */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,128}$/.test(value)
