/** The fields of an object that the site has written into a storage as JSON; none of anything else. */
export function storedFields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' ? { ...stored } : {}
  } catch {
    // Not what was written here: there is nothing in it to be kept.
    return {}
  }
}
