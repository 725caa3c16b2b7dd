import { type Language, languages } from '@storefront/domain'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Thing } from 'schema-dts'

import { createPrerenderServices } from './services/createPrerenderServices.ts'
import type { AppServices } from './services/createServices.ts'
import { AppServicesProvider } from './services/AppServicesProvider.tsx'
import type { PrintedCatalogue } from '../shared/printedCatalogue.ts'
import { brand } from '../content/brand.ts'
import { createSite } from './site.ts'
import { structuredDataOf } from './metadata/structuredData.ts'
import { featureOf, isIndexed, type PageEntry, type PageId, pages, shortcuts } from './pages.ts'
import { type Alternate, alternatesOf, localizedPath } from '../shared/navigation/paths.ts'
import { SitePages } from './SitePages.tsx'

export { brand }

/** One page of the site as HTML, and the source files whose chunks it needs. */
export interface PrerenderedPage {
  /** The path it is served at, or null for the file that answers unknown paths. */
  readonly path: string | null
  /** The shortcuts to it: its file answers there, and its guard leads on. */
  readonly shortcuts: readonly string[]
  /** Where the file goes, relative to the site's root. */
  readonly file: string
  readonly language: Language
  /** React's markup; what belongs into the head comes first. */
  readonly html: string
  readonly modules: readonly string[]
  /** Those that come later, but whose part of the page is in its HTML: of them it needs the styles. */
  readonly laterModules: readonly string[]
  readonly isPrivate: boolean
  /** What else those learn of it who find it or share it; null where search engines are not to list it. */
  readonly listing: Listing | null
  readonly showsBothLanguages: boolean
}

/** A page that search engines may list. */
export interface Listing {
  readonly id: PageId
  /** The folder of its content. */
  readonly folder: string
  /** The same page in every language, and for those that have none of them. */
  readonly alternates: readonly Alternate[]
  readonly structuredData: readonly Thing[]
}

const site = createSite()

/** Renders every page in every language, and the 404 page. */
export async function* prerenderSite(catalogue: PrintedCatalogue): AsyncGenerator<PrerenderedPage> {
  const services = createPrerenderServices(catalogue)

  for (const language of languages) {
    // An object literal has the keys that its type says.
    for (const id of Object.keys(pages) as PageId[]) {
      const entry: PageEntry = pages[id]
      const path = localizedPath(entry.path, language)
      const html = await render(path, services)
      const i18n = await site.languages.load(language)
      yield {
        path,
        shortcuts: shortcutsTo(entry).map((shortcut) => localizedPath(shortcut, language)),
        file: fileOf(path),
        language,
        html,
        modules: [`src/features/${entry.module}.tsx`, ...messageModules(entry, language)],
        laterModules: entry.access === 'admin' ? [] : ['src/app/layout/SiteFooter.tsx'],
        isPrivate: entry.access !== 'public',
        listing: isIndexed(entry)
          ? {
              id,
              folder: `src/features/${featureOf(entry)}`,
              alternates: alternatesOf(entry.path),
              structuredData: structuredDataOf(entry, { language, i18n, catalogue }),
            }
          : null,
        showsBothLanguages: false,
      }
    }
    yield {
      path: null,
      shortcuts: [],
      file: language === 'es' ? '404.html' : `localized/${language}/404.html`,
      language,
      html: await render(localizedPath('/NotFound', language), services),
      modules: ['src/app/errors/NotFoundPage.tsx', ...messageModules(null, language)],
      laterModules: [],
      isPrivate: false,
      listing: null,
      showsBothLanguages: true,
    }
  }
}

/** The hosting redirects the root itself. */
const shortcutsTo = (entry: PageEntry) =>
  [...shortcuts].filter(([path, page]) => page === entry && path !== '/').map(([path]) => path)

/** `orders/:id` is one file for all orders, beside `orders.html`: a folder would hide that. */
const fileOf = (path: string) => `${path.slice(1).replaceAll('/:', '-')}.html`

function messageModules(entry: PageEntry | null, language: Language): string[] {
  return [
    `src/app/everywhere/${language}.ts`,
    ...(entry === null ? [] : [`src/features/${featureOf(entry)}/messages/${language}.ts`]),
  ]
}

async function render(path: string, services: AppServices): Promise<string> {
  await site.load(path)
  const { prelude } = await prerender(
    <StrictMode>
      <AppServicesProvider services={services}>
        <StaticRouter location={path}>
          <SitePages site={site} />
        </StaticRouter>
      </AppServicesProvider>
    </StrictMode>,
    {
      // Everything in its place: what comes later would be moved there by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(cause) {
        throw new Error(`${path} could not be rendered`, { cause })
      },
    },
  )
  return new Response(prelude).text()
}
