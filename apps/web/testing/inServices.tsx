import type { ReactNode } from 'react'

import { AppServicesProvider } from '../src/app/services/AppServicesProvider.tsx'
import type { AppServices } from '../src/app/services/createServices.ts'

/** A `wrapper` for hooks and components that need services, but neither messages nor a router. */
export const inServices =
  (services: AppServices) =>
  ({ children }: { readonly children: ReactNode }) => (
    <AppServicesProvider services={services}>{children}</AppServicesProvider>
  )
