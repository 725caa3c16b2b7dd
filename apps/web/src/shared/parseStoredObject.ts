/** Parses an object that the site has stored as JSON. Returns an empty object if the text is anything else. */
export function parseStoredObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' ? { ...stored } : {}
  } catch {
    // The site has not written this text.
    return {}
  }
}
