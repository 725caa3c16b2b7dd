/**
 * Builds the site for one backend: the browser's code, every page in both languages as HTML, and what
 * the hosting has to know of them. `tsx build/build.ts [local|emulator|firebase]`; without a name the
 * one in VITE_BACKEND counts.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, loadEnv } from 'vite'

import type * as Prerender from '../src/prerender.tsx'
import { parseEnv } from '../src/composition/env.ts'
import { bootScriptHash } from './bootScript.ts'
import { caseInsensitiveRewrite, type Rewrite } from './caseInsensitiveRewrite.ts'
import { readTemplate } from './htmlTemplate.ts'
import { outDirFor } from './outDirFor.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

const root = join(import.meta.dirname, '..')
process.env['VITE_BACKEND'] = process.argv[2] ?? process.env['VITE_BACKEND']
const env = parseEnv({ ...loadEnv('production', root), ...process.env })
const outDir = outDirFor(env.VITE_BACKEND)
const serverDir = join(root, 'node_modules/.cache/prerender', env.VITE_BACKEND)

await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: serverDir,
    emptyOutDir: true,
    ssr: 'src/prerender.tsx',
    manifest: false,
    copyPublicDir: false,
  },
})

// The bundle that was just written exports what src/prerender.tsx exports.
const { prerenderSite } = (await import(
  pathToFileURL(join(serverDir, 'prerender.js')).href
)) as typeof Prerender

const fill = await readTemplate(outDir)
const rewrites: Rewrite[] = []
const publicPaths: string[] = []
for await (const page of prerenderSite()) {
  const file = join(outDir, page.file)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fill(page))
  if (page.path === null) continue
  rewrites.push(caseInsensitiveRewrite(page.path, page.file))
  if (!page.isPrivate) publicPaths.push(page.path)
}

await writeSiteFiles(outDir, publicPaths)
await writeFile(
  join(outDir, 'hosting.json'),
  JSON.stringify({ scriptHashes: [await bootScriptHash()], rewrites }, null, 2),
)
