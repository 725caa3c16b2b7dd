import { basename } from 'node:path'

import { parseSync, Visitor, type Plugin } from 'vite'

/**
 * Makes the site load its chunks through `importCode()` (src/shared/lazy/importCode.ts), which can retry a
 * failed import. Chromium retries since 156, Firefox since 154 or 155, Safari 27 does not yet
 * (mdn/browser-compat-data#30604). Browsers are supported for three years: remove this plugin in 2030.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    enforce: 'post',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    // In `renderChunk`, before file names are hashed: browsers cache an address forever, so changed code needs a new one.
    renderChunk: (code, { dynamicImports }) =>
      dynamicImports.length === 0
        ? null
        : { code: withImportCode(code, dynamicImports), map: null },
  }
}

/**
 * Wraps each `import()` in a call of `importCode()` with its address. The `import()` itself stays in the
 * code, since Vite searches for it to add the chunk's styles.
 *
 * @param files the chunk's dynamic imports; throws if one is not found in the code
 */
export function withImportCode(code: string, files: readonly string[]): string {
  const missed = new Set(files.map((file) => basename(file)))
  const names = new Set(missed)
  let changed = ''
  let end = 0
  new Visitor({
    ImportExpression(node) {
      if (node.source.type !== 'Literal' || typeof node.source.value !== 'string') return
      const name = basename(node.source.value)
      if (!names.has(name)) return
      missed.delete(name)
      const whole = code.slice(node.start, node.end)
      const address = code.slice(node.source.start, node.source.end)
      changed += `${code.slice(end, node.start)}importCode(() => ${whole}, ${address})`
      end = node.end
    },
  }).visit(parseSync('chunk.js', code).program)
  if (missed.size > 0) throw new Error(`No import() found of ${[...missed].join(', ')}`)
  return changed + code.slice(end)
}
