import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'

import { HydrationProvider } from '../shared/hydration.tsx'
import { ServicesProvider } from '../shared/services.tsx'
import type { AppServices } from './services/createServices.ts'

interface AppProps {
  readonly services: AppServices
  readonly router: RouterProviderProps['router']
  /** Whether it hydrates a prerendered page. */
  readonly hydrates: boolean
}

/** The site in the browser. */
export function App({ services, router, hydrates }: AppProps) {
  return (
    <StrictMode>
      <HydrationProvider hydrates={hydrates}>
        <ServicesProvider services={services}>
          <RouterProvider
            router={router}
            onError={(error) => services.log('A page broke', error)}
          />
        </ServicesProvider>
      </HydrationProvider>
    </StrictMode>
  )
}
