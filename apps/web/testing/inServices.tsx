import type { ReactNode } from 'react'

import type { AppServices } from '../src/app/services/createServices.ts'
import { ServicesProvider } from '../src/shared/services.tsx'

/** A `wrapper` for hooks and components that need services, but neither messages nor a router. */
export const inServices =
  (services: AppServices) =>
  ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
