/**
 * Imports a file of the site's code. Rejects when the file cannot be loaded.
 *
 * @param load calls `import()`
 * @param file the address in that `import()`
 */
export type ImportCode = (load: () => Promise<unknown>, file: string) => Promise<unknown>

declare global {
  /** The build replaces each `import()` by a call of it (build/retryableImports.ts). */
  var importCode: ImportCode
}

/**
 * Creates an `import()` that can be repeated after a failure. Until the summer of 2026 the standard made
 * browsers cache a failed import for as long as the page is open. In such browsers a second attempt needs
 * another address. The files that this file imports keep their addresses, so their failures stay cached.
 *
 * @param importModule calls the browser's `import()` with an address
 */
export function createImportCode(importModule: (address: string) => Promise<unknown>): ImportCode {
  /** How often each file has failed to load. */
  const failureCounts = new Map<string, number>()

  return async (load, file) => {
    const failures = failureCounts.get(file) ?? 0
    try {
      return await load()
    } catch (cause) {
      failureCounts.set(file, failures + 1)
      if (failures === 0) throw cause
      return importModule(`${file}?again=${failures}`)
    }
  }
}
