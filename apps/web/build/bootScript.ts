import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/app/boot.ts', import.meta.url))

/** The place of the boot script in `index.html`. */
const slot = '<!--boot-->'

let compiled: Promise<string> | null = null

/** Bundles the boot script, once; it is the only inline script of every page. */
export function compileBoot(): Promise<string> {
  compiled ??= build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'boot' } },
  }).then((result) => {
    const [bundle] = Array.isArray(result) ? result : [result]
    const chunk =
      bundle !== undefined && 'output' in bundle
        ? bundle.output.find((output) => output.type === 'chunk')
        : undefined
    if (chunk === undefined) throw new Error(`The build of ${entry} has no chunk`)
    return chunk.code.trim()
  })
  return compiled
}

/** The CSP's source expression for the boot script. */
export async function bootScriptHash(): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await compileBoot())
    .digest('base64')}`
}

/** Inserts the boot script into `index.html`, in builds and in development. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(slot)) throw new Error(`index.html has no ${slot}`)
        const script = `<script>${await compileBoot()}</script>`
        // A function, since `replace` would expand "$&" and the like in a string.
        return html.replace(slot, () => script)
      },
    },
  }
}
