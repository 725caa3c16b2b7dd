import { basename } from 'node:path'

import type { Plugin } from 'vite'

/** An `import()` of a file beside the chunk, as the bundler writes it. */
const dynamicImport = /\bimport\(\s*([`"'])(\.\/[^`"']+\.js)\1\s*\)/g

/**
 * Has the site's code ask for its chunks by `importCode()` (src/shared/lazy/importCode.ts), which can
 * ask again for one that was lost, instead of by `import()`, which in many browsers can not.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    enforce: 'post',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    generateBundle: {
      // After Vite, which looks for `import()` to find the styles of a chunk.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withImportCode(chunk.code, chunk.dynamicImports)
        }
      },
    },
  }
}

/** @param files that the code imports late; each must be found in it */
export function withImportCode(code: string, files: readonly string[]): string {
  const names = new Set(files.map((file) => basename(file)))
  const found = new Set<string>()
  const changed = code.replaceAll(dynamicImport, (whole, quote: string, path: string) => {
    const name = basename(path)
    if (!names.has(name)) return whole
    found.add(name)
    return `importCode(${quote}${path}${quote})`
  })
  const missed = [...names].filter((name) => !found.has(name))
  if (missed.length > 0) throw new Error(`No import() found of ${missed.join(', ')}`)
  return changed
}
