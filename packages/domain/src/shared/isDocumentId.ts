/**
 * Whether a value can be the id of a document or an account. A URL or a stored cart may hold anything: with a slash it
 * would lead to another document, and the database keeps `__id__` to itself.
 */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 128 && /^(?!__.*__$)[\w-]+$/.test(value)
