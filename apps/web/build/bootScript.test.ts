import { createHash } from 'node:crypto'

import type { IndexHtmlTransformHook } from 'vite'
import { describe, expect, it } from 'vitest'

import { bootScript, bootScriptHash, compileBoot } from './bootScript.ts'

/** The page's HTML after the plugin has run. */
async function transform(html: string): Promise<unknown> {
  const hook = bootScript().transformIndexHtml
  if (typeof hook !== 'object') throw new Error('The plugin transforms no HTML')
  const handler: IndexHtmlTransformHook = hook.handler
  return Reflect.apply(handler, undefined, [html, { path: '/', filename: 'index.html' }])
}

describe('the boot script', () => {
  it('stands in the head as one plain script, whatever signs it has', async () => {
    const script = await compileBoot()
    expect(await transform('<head><!--boot--></head>')).toBe(
      `<head><script>${script}</script></head>`,
    )
    expect(script).not.toMatch(/<\/script|\bimport\b|\bexport\b/)
  })

  it('is missed loudly where there is no place for it', async () => {
    await expect(transform('<head></head>')).rejects.toThrow('no <!--boot-->')
  })

  it('is what the content security policy allows by its hash', async () => {
    const [script] =
      /(?<=<script>).*(?=<\/script>)/s.exec(String(await transform('<!--boot-->'))) ?? []
    const hash = createHash('sha256')
      .update(script ?? '')
      .digest('base64')
    expect(await bootScriptHash()).toBe(`sha256-${hash}`)
  })

  it('is small, for it is part of every page: half of it is the list of crawlers', async () => {
    expect(Buffer.byteLength(await compileBoot())).toBeLessThan(7_000)
  })
})
