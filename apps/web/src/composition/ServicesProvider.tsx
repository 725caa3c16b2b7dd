import { createContext, type ReactNode, useContext } from 'react'

import type { Services } from './createServices.ts'
import type { LoadBackend } from './lazyBackend.ts'

const ServicesContext = createContext<Services | null>(null)

interface ServicesProviderProps {
  readonly services: Services
  readonly children: ReactNode
}

export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The app's services. Throws outside of their provider. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices() needs a ServicesProvider above it')
  return services
}

/** How to reach the backend, whichever one runs. Throws outside of the services' provider. */
export function useBackend(): LoadBackend {
  return useServices().loadBackend
}
