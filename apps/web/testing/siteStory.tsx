import type { Language } from '@storefront/domain'
import type { Decorator, Loader, Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { i18n } from 'i18next'
import { expect, waitFor } from 'storybook/test'

import { namespacesOf, pageAt } from '../src/app/pages.ts'
import type { AppServices } from '../src/app/services/createServices.ts'
import { createTestI18n } from './createTestI18n.ts'
import { TestProviders } from './TestProviders.tsx'
import { visit, type Visit } from './visit.ts'

/**
 * The `parameters` of a story of the site. Storybook merges a story's own into those of its meta; a field
 * that the meta sets is unset by its empty value (`person: null`, `cart: []`), not by `undefined`.
 */
export interface SiteParameters extends Visit {
  /** The path of the story, without a language's prefix. */
  readonly path: string
  /** Whether the story reaches the edges of the window. Default: true. */
  readonly bleed?: boolean
}

/** Storybook's `Meta` of a component that needs the site around it. */
export type SiteMeta<Component> = Meta<Component> & { readonly parameters: SiteParameters }

/** Storybook's `StoryObj` of such a component. */
export type SiteStory<SomeMeta> = StoryObj<SomeMeta> & {
  readonly parameters?: Partial<SiteParameters>
}

interface Loaded {
  readonly site: { readonly services: AppServices; readonly i18n: i18n }
}

/** Null for a story without a path: one of a component that knows no site. */
const siteParametersOf = ({ parameters }: Pick<StoryContext, 'parameters'>) =>
  // `SiteMeta` and `SiteStory` check the parameters of stories.
  parameters['path'] === undefined ? null : (parameters as SiteParameters)

/** The toolbar's language; the preview offers no other than the site's. */
const languageOf = (globals: Readonly<Record<string, unknown>>): Language =>
  globals['locale'] === 'en' ? 'en' : 'es'

/** What the site loads with the page at a path: a story that needs more words shows what the page would lack. */
function namespacesAt(path: string): readonly string[] {
  const page = pageAt(path.replace(/[?#].*/, ''))
  return page === undefined ? [] : namespacesOf(page)
}

/** Prepares the services and messages of a story from its parameters. */
export const loadSite: Loader = async (context) => {
  const parameters = siteParametersOf(context)
  if (parameters === null) return {}
  const [services, i18n] = await Promise.all([
    visit(parameters),
    createTestI18n(languageOf(context.globals), namespacesAt(parameters.path)),
  ])
  return { site: { services, i18n } } satisfies Loaded
}

/** The services that `loadSite` prepared, for play functions. */
export const servicesOf = (context: Pick<StoryContext, 'loaded'>): AppServices =>
  siteOf(context).services

// `loadSite` created it.
const siteOf = ({ loaded }: Pick<StoryContext, 'loaded'>) => (loaded as unknown as Loaded).site

/** Renders a story with services, messages, and a router at its path. */
export const inSite: Decorator = (Story, context) => {
  const parameters = siteParametersOf(context)
  if (parameters === null) return <Story />
  const { path } = parameters
  const { services, i18n } = siteOf(context)
  return (
    <TestProviders key={`${i18n.language}${path}`} services={services} i18n={i18n} path={path}>
      <Story />
    </TestProviders>
  )
}

/** Waits until the data of a story have come, for those that have no `play` function to wait for them. Some never come. */
export async function waitForData(context: StoryContext): Promise<void> {
  if (siteParametersOf(context) === null || context.tags.includes('play-fn')) return
  const { queryClient } = servicesOf(context)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 1000 }).catch(() => null)
}

/** Whether a story reaches the edges: one of the site does by default. */
export const isBleeding = (parameters: StoryContext['parameters']): boolean =>
  parameters['bleed'] ?? parameters['path'] !== undefined
