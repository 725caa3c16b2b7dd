import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'

import { ServicesProvider } from '../shared/services.tsx'
import type { AppServices } from './services/createServices.ts'

interface AppProps {
  readonly services: AppServices
  readonly router: RouterProviderProps['router']
}

/** The site in the browser. */
export function App({ services, router }: AppProps) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <RouterProvider router={router} onError={(error) => services.log('A page broke', error)} />
      </ServicesProvider>
    </StrictMode>
  )
}
