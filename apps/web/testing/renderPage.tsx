import type { Language } from '@storefront/domain'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import { createPrerenderServices } from '../src/app/services/createPrerenderServices.ts'
import type { AppServices } from '../src/app/services/createServices.ts'
import { createTestI18n } from './createTestI18n.ts'
import { createTestServices } from './createTestServices.ts'
import { TestProviders } from './TestProviders.tsx'

interface PageOptions {
  readonly path?: string
  readonly language?: Language
  readonly services?: AppServices
}

/** Renders a page, or a part of one, where it stands in the site; it leaves with the test. */
export async function renderPage(page: ReactNode, options: PageOptions = {}) {
  return render(await inProviders(page, options))
}

interface HydrateOptions extends PageOptions {
  /** What the visitor does with the page before its code has come. */
  readonly meanwhile?: () => void
}

/** Hydrates a page as the build prerendered it, without query or fragment, with a visitor's services. */
export async function hydratePage(page: ReactNode, { meanwhile, ...options }: HydrateOptions = {}) {
  const path = options.path?.replace(/[?#].*$/s, '') ?? '/home'
  const built = createPrerenderServices(options.services?.printedCatalogue)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    await inProviders(page, { ...options, path, services: built }),
  )
  meanwhile?.()
  return render(await inProviders(page, options), { container, hydrate: true })
}

async function inProviders(
  page: ReactNode,
  { path = '/home', language = 'es', services = createTestServices() }: PageOptions,
) {
  const i18n = await createTestI18n(language)
  return (
    <TestProviders services={services} i18n={i18n} path={path}>
      {page}
    </TestProviders>
  )
}
