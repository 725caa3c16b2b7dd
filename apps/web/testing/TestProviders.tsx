import { localizedPath } from '@storefront/i18n'
import type { i18n } from 'i18next'
import { createContext, use, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { AppServices } from '../src/app/services/createServices.ts'
import { UnsavedChangesProvider } from '../src/shared/forms/UnsavedChanges.tsx'
import { languageOf } from '../src/shared/i18n/useLanguage.ts'
import { ServicesProvider } from '../src/shared/services.tsx'

interface TestProvidersProps {
  readonly services: AppServices
  /** An instance of the shown language, with the namespaces of what is rendered. */
  readonly i18n: i18n
  /** The current path, without a language's prefix. */
  readonly path: string
  /** Rendered at every path. */
  readonly children: ReactNode
}

/** What the only route renders: the router does not take new elements once it is created. */
const ChildrenContext = createContext<ReactNode>(null)

function Children() {
  return <UnsavedChangesProvider>{use(ChildrenContext)}</UnsavedChangesProvider>
}

/** The providers around a page in stories and tests: services, messages, and a router in memory. */
export function TestProviders({ services, i18n, path, children }: TestProvidersProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Children }], {
      initialEntries: [localizedPath(path, languageOf(i18n))],
    }),
  )
  return (
    <ServicesProvider services={services}>
      <I18nextProvider i18n={i18n}>
        <ChildrenContext value={children}>
          <RouterProvider router={router} />
        </ChildrenContext>
      </I18nextProvider>
    </ServicesProvider>
  )
}
