import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type PluginOption } from 'vite'

import type * as Prerender from '../src/app/prerender.tsx'
import { bootScriptHash } from './bootScript.ts'
import { caseInsensitiveRewrite, type Rewrite } from './caseInsensitiveRewrite.ts'
import { readTemplate } from './htmlTemplate.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

const root = join(import.meta.dirname, '..')

/**
 * Builds the site for the backend in VITE_BACKEND: the browser's code, every page in both languages
 * as HTML, and what the hosting has to know of them.
 *
 * @param outDir where it goes; what was there is deleted
 * @param plugins of Vite, besides those of `vite.config.ts`
 */
export async function buildSite(outDir: string, plugins: PluginOption[] = []): Promise<void> {
  const serverDir = join(root, 'node_modules/.cache/prerender', basename(outDir))
  await build({ root, plugins, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await build({
    root,
    plugins,
    logLevel: 'warn',
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: 'src/app/prerender.tsx',
      manifest: false,
      copyPublicDir: false,
    },
  })

  // The bundle that was just written exports what src/app/prerender.tsx exports.
  const { brand, prerenderSite } = (await import(
    pathToFileURL(join(serverDir, 'prerender.js')).href
  )) as typeof Prerender

  const fill = await readTemplate(outDir)
  const rewrites: Rewrite[] = []
  const publicPaths: string[] = []
  const styleHashes = new Set<string>()
  for await (const page of prerenderSite()) {
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    const { html, styleHash } = await fill(page)
    await writeFile(file, html)
    styleHashes.add(styleHash)
    if (page.path === null) continue
    rewrites.push(caseInsensitiveRewrite(page.path, page.file))
    if (!page.isPrivate) publicPaths.push(page.path)
  }

  await writeSiteFiles(outDir, brand, publicPaths)
  await writeFile(
    join(outDir, 'hosting.json'),
    JSON.stringify(
      {
        scriptHashes: [await bootScriptHash()],
        styleHashes: [...styleHashes].toSorted(),
        rewrites,
      },
      null,
      2,
    ),
  )
}
