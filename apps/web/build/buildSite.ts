import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { missingToSell } from '@storefront/domain'
import { build, type PluginOption } from 'vite'

import type * as Prerender from '../src/app/prerender.tsx'
import type { Env } from '../src/app/services/env.ts'
import {
  printedCatalogueElement,
  toPrintedCatalogue,
  type BuildCatalogue,
} from '../src/shared/printedCatalogue.ts'
import { bootScriptHash } from './bootScript.ts'
import { caseInsensitiveRewrite, type Rewrite } from './caseInsensitiveRewrite.ts'
import { fontLicenses } from './fontLicenses.ts'
import { readTemplate } from './htmlTemplate.ts'
import { lastCommitDate } from './lastCommitDate.ts'
import { shareTags } from './shareTags.ts'
import { writeSiteFiles, type SitemapPage } from './writeSiteFiles.ts'

const root = join(import.meta.dirname, '..')

export interface BuildOptions {
  /** Loads the products and settings that are printed into the pages. */
  readonly catalogue: (brandName: string) => Promise<BuildCatalogue>
  /** The settings of the build, for `hosting.json`. */
  readonly settings: Env
  /** Vite's mode, which names the .env files. Default: production. */
  readonly mode?: string
  /** Vite plugins in addition to those of `vite.config.ts`. */
  readonly plugins?: PluginOption[]
}

/**
 * Builds the site for the backend in VITE_BACKEND: the browser's code, every page in both languages as
 * HTML, and `hosting.json` with the hashes, fonts and rewrites for the hosting.
 *
 * @param outDir the target folder; its former content is deleted
 */
export async function buildSite(
  outDir: string,
  { catalogue, settings, mode = 'production', plugins = [] }: BuildOptions,
): Promise<void> {
  const startedAt = new Date().toISOString()
  const serverDir = join(root, 'node_modules/.cache/prerender', basename(outDir))
  await build({ root, mode, plugins, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await build({
    root,
    mode,
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

  // The type is that of the bundle's entry.
  const { brand, partsToReview, prerenderSite } = (await import(
    pathToFileURL(join(serverDir, 'prerender.js')).href
  )) as typeof Prerender

  const shop = await catalogue(brand.name)
  const printed = toPrintedCatalogue(shop, Date.now())
  const fill = await readTemplate(outDir, printedCatalogueElement(printed))
  const rewrites: Rewrite[] = []
  const listed: SitemapPage[] = []
  const styleHashes = new Set<string>()
  const usedFonts = new Set<string>()
  for await (const page of prerenderSite(printed)) {
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    const { html, styleHash, fonts } = await fill(page, await shareTags(page, brand, outDir))
    await writeFile(file, html)
    styleHashes.add(styleHash)
    for (const font of fonts) usedFonts.add(font)
    if (page.path === null) continue
    for (const path of [page.path, ...page.shortcuts]) {
      rewrites.push(caseInsensitiveRewrite(path, page.file))
    }
    if (page.listing !== null) {
      const { alternates, folders } = page.listing
      listed.push({
        path: page.path,
        alternates,
        changed: await lastCommitDate(folders.map((folder) => join(root, folder))),
      })
    }
  }

  await writeSiteFiles(outDir, brand, listed)
  await appendFile(join(outDir, 'licenses.md'), await fontLicenses())
  await writeFile(
    join(outDir, 'hosting.json'),
    JSON.stringify(
      {
        scriptHashes: [await bootScriptHash()],
        styleHashes: [...styleHashes].toSorted(),
        fonts: [...usedFonts],
        rewrites,
        startedAt,
        settings: Object.fromEntries(
          Object.entries(settings).map(([name, value]) => [name, String(value)]),
        ),
        contact: { siteUrl: brand.siteUrl, email: brand.email, phone: brand.phone },
        missing: missingToSell({
          ...shop,
          products: shop.products.items,
          toReview: partsToReview,
          hasAccount: null,
          hasOrder: null,
          isVerified: null,
        }),
      },
      null,
      2,
    ),
  )
}
