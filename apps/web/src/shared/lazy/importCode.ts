import { LostCode, type LossReason } from './LostCode.ts'
import type { LostStyles } from './lostStyles.ts'
import { retryLoading } from './retryLoading.ts'

/**
 * Imports a file of the site's code. Rejects with a `LostCode` when the file or its styles cannot be
 * loaded.
 *
 * @param load calls `import()`
 * @param file the address in that `import()`
 */
export type ImportCode = (load: () => Promise<unknown>, file: string) => Promise<unknown>

declare global {
  /** The build replaces each `import()` by a call of it (build/retryableImports.ts). */
  var importCode: ImportCode
}

interface ImportCodeOptions {
  /** Calls the browser's `import()` with an address. */
  readonly importModule: (address: string) => Promise<unknown>
  readonly styles: LostStyles
  readonly findLossReason: () => Promise<LossReason>
}

/**
 * Creates an `import()` that is repeated after a failure, as `retryLoading` does. Until the summer of 2026 the
 * standard made browsers cache a failed import for as long as the page is open. In such browsers another
 * attempt needs another address. The files that this file imports keep their addresses, so their failures
 * stay cached.
 */
export function createImportCode({
  importModule,
  styles,
  findLossReason,
}: ImportCodeOptions): ImportCode {
  /** How often each file has failed to load. */
  const failureCounts = new Map<string, number>()
  /** The style sheets that each file's part lacked. */
  const sheetsOf = new Map<string, readonly string[]>()

  async function attempt(load: () => Promise<unknown>, file: string): Promise<unknown> {
    await Promise.all((sheetsOf.get(file) ?? []).map(styles.reload))
    const failures = failureCounts.get(file) ?? 0
    try {
      return await load()
    } catch (cause) {
      failureCounts.set(file, failures + 1)
      if (failures === 0) throw cause
      return importModule(`${file}?again=${failures}`)
    }
  }

  return async (load, file) => {
    const sheets = styles.take()
    if (sheets.length > 0) sheetsOf.set(file, sheets)
    try {
      return await retryLoading(() => attempt(load, file))
    } catch (cause) {
      throw new LostCode(await findLossReason(), file, { cause })
    }
  }
}
