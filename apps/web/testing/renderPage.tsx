import type { Language } from '@storefront/domain'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import { createPrerenderServices } from '../src/app/services/createPrerenderServices.ts'
import type { AppServices } from '../src/app/services/createServices.ts'
import { HydrationProvider } from '../src/shared/hydration.tsx'
import { createTestI18n } from './createTestI18n.ts'
import { createTestServices } from './createTestServices.ts'
import { TestProviders } from './TestProviders.tsx'

interface PageOptions {
  readonly path?: string
  readonly language?: Language
  readonly services?: AppServices
}

/** Renders a page or a part of one with the site's providers. */
export async function renderPage(page: ReactNode, options: PageOptions = {}) {
  return render(await inProviders(page, options))
}

interface HydrateOptions extends PageOptions {
  /** Runs on the prerendered page before it is hydrated. */
  readonly meanwhile?: () => void
}

/** Prerenders a page without query and fragment, as the build does, and hydrates it with the services of a visitor. */
export async function hydratePage(page: ReactNode, { meanwhile, ...options }: HydrateOptions = {}) {
  const path = options.path?.replace(/[?#].*$/s, '') ?? '/home'
  const built = createPrerenderServices(options.services?.printedCatalogue)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    await inProviders(page, { ...options, path, services: built }, true),
  )
  meanwhile?.()
  return render(await inProviders(page, options, true), { container, hydrate: true })
}

async function inProviders(
  page: ReactNode,
  { path = '/home', language = 'es', services = createTestServices() }: PageOptions,
  hydrates = false,
) {
  const i18n = await createTestI18n(language)
  return (
    <HydrationProvider hydrates={hydrates}>
      <TestProviders services={services} i18n={i18n} path={path}>
        {page}
      </TestProviders>
    </HydrationProvider>
  )
}
