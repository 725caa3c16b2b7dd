import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { Services } from '../composition/createServices.ts'
import { ServicesProvider } from '../composition/ServicesProvider.tsx'
import { LanguageContext } from '../i18n/useLanguage.ts'
import { createSite } from '../routes/createSite.ts'
import { localizedPath } from '../routes/paths.ts'
import { SiteContext } from '../routes/SiteContext.ts'

interface StageProps {
  readonly services: Services
  /** With the messages of whatever is shown. */
  readonly i18n: i18n
  readonly language: Language
  /** The address that is shown, without a language's prefix. */
  readonly path: string
  /** Shown at every address, so that links can be followed. */
  readonly children: ReactNode
}

const Content = createContext<ReactNode>(null)

const ShownContent = () => useContext(Content)

/** What a page stands in, for stories and tests: services, messages and a router in memory. */
export function Stage({ services, i18n, language, path, children }: StageProps) {
  const [site] = useState(createSite)
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ShownContent /> }], {
      initialEntries: [localizedPath(path, language)],
    }),
  )
  return (
    <ServicesProvider services={services}>
      <LanguageContext value={language}>
        <I18nextProvider i18n={i18n}>
          <Content value={children}>
            <SiteContext value={site}>
              <RouterProvider router={router} />
            </SiteContext>
          </Content>
        </I18nextProvider>
      </LanguageContext>
    </ServicesProvider>
  )
}
