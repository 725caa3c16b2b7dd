import type { i18n } from 'i18next'
import { useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'

import { AppServicesProvider } from '../src/app/services/AppServicesProvider.tsx'
import type { AppServices } from '../src/app/services/createServices.ts'
import { createSite, SiteContext } from '../src/app/site.ts'
import { languageOf } from '../src/shared/i18n/useLanguage.ts'
import { localizedPath } from '../src/shared/navigation/paths.ts'

interface TestProvidersProps {
  readonly services: AppServices
  /** An instance of the shown language, with the namespaces of what is rendered. */
  readonly i18n: i18n
  /** The current path, without a language's prefix. */
  readonly path: string
  /** Rendered at every path. */
  readonly children: ReactNode
}

/** The providers around a page in stories and tests: services, messages, and a router in memory. */
export function TestProviders({ services, i18n, path, children }: TestProvidersProps) {
  const [site] = useState(createSite)
  return (
    <AppServicesProvider services={services}>
      <I18nextProvider i18n={i18n}>
        <SiteContext value={site}>
          <MemoryRouter initialEntries={[localizedPath(path, languageOf(i18n))]}>
            {children}
          </MemoryRouter>
        </SiteContext>
      </I18nextProvider>
    </AppServicesProvider>
  )
}
