import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'

import type { Services } from '../services/createServices.ts'
import { ServicesProvider } from '../services/ServicesProvider.tsx'
import { LanguageContext } from '../../shared/i18n/useLanguage.ts'
import { createSite, SiteContext } from '../site.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'

interface TestProvidersProps {
  readonly services: Services
  /** With the messages of whatever is shown. */
  readonly i18n: i18n
  readonly language: Language
  /** The address that is shown, without a language's prefix. */
  readonly path: string
  /** Shown at every address. */
  readonly children: ReactNode
}

/** What a page stands in, for stories and tests: services, messages, and an address in memory. */
export function TestProviders({ services, i18n, language, path, children }: TestProvidersProps) {
  const [site] = useState(createSite)
  return (
    <ServicesProvider services={services}>
      <LanguageContext value={language}>
        <I18nextProvider i18n={i18n}>
          <SiteContext value={site}>
            <MemoryRouter initialEntries={[localizedPath(path, language)]}>{children}</MemoryRouter>
          </SiteContext>
        </I18nextProvider>
      </LanguageContext>
    </ServicesProvider>
  )
}
