import type { Language } from '@storefront/domain'
import type { Translator } from '../../shared/i18n/createTranslator.ts'
import { type ReactNode, useState } from 'react'
import { TranslatorContext } from '../../shared/i18n/useTranslation.ts'
import { MemoryRouter } from 'react-router-dom'

import type { AppServices } from '../services/createServices.ts'
import { AppServicesProvider } from '../services/AppServicesProvider.tsx'
import { LanguageContext } from '../../shared/i18n/useLanguage.ts'
import { createSite, SiteContext } from '../site.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'

interface TestProvidersProps {
  readonly services: AppServices
  /** With the messages of whatever is shown. */
  readonly translator: Translator
  readonly language: Language
  /** The address that is shown, without a language's prefix. */
  readonly path: string
  /** Shown at every address. */
  readonly children: ReactNode
}

/** What a page stands in, for stories and tests: services, messages, and an address in memory. */
export function TestProviders({
  services,
  translator,
  language,
  path,
  children,
}: TestProvidersProps) {
  const [site] = useState(createSite)
  return (
    <AppServicesProvider services={services}>
      <LanguageContext value={language}>
        <TranslatorContext value={translator}>
          <SiteContext value={site}>
            <MemoryRouter initialEntries={[localizedPath(path, language)]}>{children}</MemoryRouter>
          </SiteContext>
        </TranslatorContext>
      </LanguageContext>
    </AppServicesProvider>
  )
}
