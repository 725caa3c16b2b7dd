/**
 * Imports a file of the site's code.
 *
 * @param load the `import()` itself
 * @param file what it imports, as it stands in it
 */
export type ImportCode = (load: () => Promise<unknown>, file: string) => Promise<unknown>

declare global {
  /** What the build hands each `import()` to (build/retryableImports.ts). */
  var importCode: ImportCode
}

/**
 * An `import()` that can be repeated. Until the summer of 2026 the standard had browsers remember a
 * module that could not be fetched as lost, for as long as the page lives; for them a file that was
 * lost once gets another address. A file that it imports itself keeps its own, and stays lost.
 *
 * @param importModule the browser's `import()`, given an address
 */
export function createImportCode(importModule: (address: string) => Promise<unknown>): ImportCode {
  /** How often each file was lost. */
  const losses = new Map<string, number>()

  return async (load, file) => {
    const lost = losses.get(file) ?? 0
    try {
      return await load()
    } catch (cause) {
      losses.set(file, lost + 1)
      if (lost === 0) throw cause
      return importModule(`${file}?again=${lost}`)
    }
  }
}
