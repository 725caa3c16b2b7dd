import type { i18n } from 'i18next'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'

import type { AppServices } from '../src/app/services/createServices.ts'
import { AppServicesProvider } from '../src/app/services/AppServicesProvider.tsx'
import { languageOf } from '../src/shared/i18n/useLanguage.ts'
import { createSite, SiteContext } from '../src/app/site.ts'
import { localizedPath } from '../src/shared/navigation/paths.ts'

interface TestProvidersProps {
  readonly services: AppServices
  /** Of the language that is shown, with the namespaces of whatever is shown. */
  readonly i18n: i18n
  /** The address that is shown, without a language's prefix. */
  readonly path: string
  /** Shown at every address. */
  readonly children: ReactNode
}

/** What a page stands in, for stories and tests: services, messages, and an address in memory. */
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
