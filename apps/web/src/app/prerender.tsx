import { brand, partsToReview } from '@storefront/brand'
import { languages, type Language } from '@storefront/domain'
import { type Alternate, alternatesOf, localizedPath } from '@storefront/i18n'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Thing } from 'schema-dts'

import { HydrationProvider } from '../shared/hydration.tsx'
import type { PrintedCatalogue } from '../shared/printedCatalogue.ts'
import { ServicesProvider } from '../shared/services.tsx'
import { structuredDataOf } from './metadata/structuredData.ts'
import {
  isIndexedId,
  namespacesOf,
  pages,
  shortcuts,
  type IndexedId,
  type PageEntry,
  type PageId,
} from './pages.ts'
import { createRoutes, loadRoutes } from './routes.tsx'
import { createPrerenderServices } from './services/createPrerenderServices.ts'
import type { AppServices } from './services/createServices.ts'
import { createSite } from './site.ts'
import { messagesModule } from './words.ts'

export { brand, partsToReview }

/** A page of the site as HTML, with the source files whose chunks it needs. */
export interface PrerenderedPage {
  /** The path that serves it; null for the 404 page, which is served at unknown paths and shows both languages. */
  readonly path: string | null
  /** Other paths that serve its file; the guard redirects them to the page. */
  readonly shortcuts: readonly string[]
  /** The path of the file, relative to the site's root. */
  readonly file: string
  readonly language: Language
  /** React's markup; elements of the head come first. */
  readonly html: string
  readonly modules: readonly string[]
  readonly isPrivate: boolean
  /** Data for search engines and shared links; null if search engines must not list the page. */
  readonly listing: Listing | null
}

/** A page that search engines may list. */
export interface Listing {
  readonly id: IndexedId
  /** The folders of its feature and of its messages, whose last change is the page's. */
  readonly folders: readonly string[]
  /** The same page in every language, and the default for readers of other languages. */
  readonly alternates: readonly Alternate[]
  readonly structuredData: readonly Thing[]
}

const site = createSite()

/** Renders every page in every language, and the 404 page. */
export async function* prerenderSite(catalogue: PrintedCatalogue): AsyncGenerator<PrerenderedPage> {
  const services = createPrerenderServices(catalogue)

  for (const language of languages) {
    // `Object.keys` returns strings: those of this literal are exactly the ids.
    for (const id of Object.keys(pages) as PageId[]) {
      const entry: PageEntry = pages[id]
      const path = localizedPath(entry.path, language)
      const html = await render(path, services)
      const i18n = site.words.in(language)
      yield {
        path,
        shortcuts: shortcutsTo(entry).map((shortcut) => localizedPath(shortcut, language)),
        file: fileOf(path),
        language,
        html,
        modules: [`src/features/${entry.module}.tsx`, ...messageModules(entry, language)],
        isPrivate: entry.access !== 'public',
        listing: isIndexedId(id)
          ? {
              id,
              folders: foldersOf(entry, language),
              alternates: alternatesOf(entry.path),
              structuredData: structuredDataOf(id, { language, i18n, catalogue }),
            }
          : null,
      }
    }
    yield {
      path: null,
      shortcuts: [],
      file: language === 'es' ? '404.html' : `localized/${language}/404.html`,
      language,
      html: await render(localizedPath('/NotFound', language), services),
      modules: ['src/app/errors/NotFoundPage.tsx', ...messageModules(null, language)],
      isPrivate: false,
      listing: null,
    }
  }
}

/** Without the root, which the hosting redirects. */
const shortcutsTo = (entry: PageEntry) =>
  [...shortcuts].filter(([path, page]) => page === entry && path !== '/').map(([path]) => path)

/** `/orders/:id` becomes `orders-id.html`, one file for all orders: a folder `orders` would hide `orders.html`. */
const fileOf = (path: string) => `${path.slice(1).replaceAll('/:', '-')}.html`

function messageModules(entry: PageEntry | null, language: Language): string[] {
  const own = entry === null ? [] : namespacesOf(entry)
  return [
    `src/app/shellMessages/${language}.ts`,
    ...own.map((namespace) => messagesModule(namespace, language)),
  ]
}

/** The folders of a page's code and words. */
const foldersOf = (entry: PageEntry, language: Language): string[] => [
  ...new Set([
    `src/features/${entry.module}`.replace(/\/[^/]*$/, ''),
    ...namespacesOf(entry).map((namespace) =>
      messagesModule(namespace, language).replace(/\/messages\/.*/, ''),
    ),
  ]),
]

async function render(path: string, services: AppServices): Promise<string> {
  const routes = createRoutes(site)
  await loadRoutes(routes, path)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, brand.siteUrl)))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`)
  const { prelude } = await prerender(
    <StrictMode>
      <HydrationProvider hydrates>
        <ServicesProvider services={services}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ServicesProvider>
      </HydrationProvider>
    </StrictMode>,
    {
      // One chunk: React would move the content of later chunks into place by inline scripts, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(cause) {
        throw new Error(`${path} could not be rendered`, { cause })
      },
    },
  )
  return new Response(prelude).text()
}
