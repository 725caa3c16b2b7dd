import type { Language } from '@storefront/domain'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import type { i18n } from 'i18next'

import type { AppServices } from '../src/app/services/createServices.ts'
import { createI18n } from '../src/shared/i18n/createI18n.ts'
import { loadMessages, namespaces } from '../src/app/site.ts'
import { createTestServices } from './createTestServices.ts'
import { TestProviders } from './TestProviders.tsx'

interface StoryParameters {
  /** The address that the story is shown at, without a language's prefix. Default: `/home`. */
  readonly path?: string
  /** Prepares services in another state: a session, a full cart, a backend that fails. */
  readonly services?: () => AppServices | Promise<AppServices>
}

/** The toolbar's language; the preview offers no other than the site's. */
const languageOf = (globals: Readonly<Record<string, unknown>>): Language =>
  globals['locale'] === 'en' ? 'en' : 'es'

interface Loaded {
  readonly i18n: i18n
  readonly services: AppServices
}

async function load({
  globals,
  parameters,
}: Pick<StoryContext, 'globals' | 'parameters'>): Promise<Record<string, unknown>> {
  const { services } = parameters as StoryParameters
  const instance = await createI18n(languageOf(globals), loadMessages, namespaces)
  return { i18n: instance, services: await (services?.() ?? createTestServices()) } satisfies Loaded
}

/** The services that a story's page was given, for its play function to look at. */
export const servicesOf = ({ loaded }: Pick<StoryContext, 'loaded'>): AppServices =>
  // The loader above made it.
  (loaded as unknown as Loaded).services

const onItsPage: Decorator = (Story, { parameters, loaded }) => {
  const { path = '/home' } = parameters as StoryParameters
  // The loader above made it.
  const { i18n, services } = loaded as unknown as Loaded
  return (
    <TestProviders key={`${i18n.language}${path}`} services={services} i18n={i18n} path={path}>
      <Story />
    </TestProviders>
  )
}

/**
 * What a story of a page or of one of its views stands in: messages in the toolbar's language, a
 * router, and services on the embedded backend. Spread it into the story file's meta.
 */
export const pageStory = {
  loaders: [load],
  decorators: [onItsPage],
  parameters: { bleed: true, layout: 'fullscreen' },
}
