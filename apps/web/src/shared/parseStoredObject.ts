import type * as z from 'zod/mini'

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

/** The entries of a stored list that the schema accepts: another release, or another program, may have written others. */
export function readableEntries<Entry>(entry: z.ZodMiniType<Entry>, list: unknown): Entry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((item) => {
    const { success, data } = entry.safeParse(item)
    return success ? [data] : []
  })
}
