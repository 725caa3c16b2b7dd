import { basename } from 'node:path'

import { parseSync, type Plugin, Visitor } from 'vite'

/**
 * Has the site's code ask for its chunks through `importCode()` (src/shared/lazy/importCode.ts), which can
 * ask again for one that was lost. Chromium does so by itself since 156, Firefox since 154 or 155, Safari 27 not
 * yet (mdn/browser-compat-data#30604). The site supports engines for three years: in 2030 the plugin can go.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    enforce: 'post',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    // Before a chunk is named by its hash: browsers keep what has an address for ever.
    renderChunk: (code, { dynamicImports }) =>
      dynamicImports.length === 0
        ? null
        : { code: withImportCode(code, dynamicImports), map: null },
  }
}

/**
 * Hands each `import()` to `importCode()` together with its address. The `import()` itself stays, since
 * Vite looks for it to find the styles of a chunk.
 *
 * @param files that the code imports late; each must be found in it
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
