import { Outage, type Backend, type Log, type PublicBackend } from '@storefront/domain'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'

import type { NoticeStore } from './notices/NoticeStore.ts'
import type { PrintedCatalogue } from './printedCatalogue.ts'
import type { SessionStore } from './session/SessionStore.ts'

/** Returns the backend. Its code is loaded at the first call, so a guest's first page does not include it. Rejects with an `Outage`. */
export type LoadBackend = () => Promise<Backend>

/** Returns what guests need of the backend, without the code of an SDK. Rejects with an `Outage`. */
export type LoadPublicBackend = () => Promise<PublicBackend>

/** The services, which outlive a page. Features declare their own here, beside the types of those. */
export interface Services {
  readonly loadBackend: LoadBackend
  readonly loadPublicBackend: LoadPublicBackend
  /** The catalogue at the time of the build; null in development. */
  readonly printedCatalogue: PrintedCatalogue | null
  readonly queryClient: QueryClient
  readonly session: SessionStore
  readonly notices: NoticeStore
  /** ms since 1970. */
  readonly now: () => number
  readonly log: Log
}

const ServicesContext = createContext<Services | null>(null)

interface ServicesProviderProps {
  readonly services: Services
  readonly children: ReactNode
}

export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  )
}

/** The app's services. Throws outside of a `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices() needs a ServicesProvider above it')
  return services
}

/** The function that loads the backend. Throws outside of a `ServicesProvider`. */
export function useBackend(): LoadBackend {
  return useServices().loadBackend
}

/** Returns the backend that acts for the visitor: an account's, or a guest's. */
export function loadVisitorBackend({
  session,
  loadBackend,
  loadPublicBackend,
}: Pick<Services, 'session' | 'loadBackend' | 'loadPublicBackend'>): Promise<PublicBackend> {
  return session.get().status === 'signed-in' ? loadBackend() : loadPublicBackend()
}

/** Loads a backend once. Rejects with an `Outage` when its code cannot be loaded; the next call requests it again. */
export function lazyBackend<Loaded extends PublicBackend>(
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      const code = navigator.onLine ? 'code-lost' : 'offline'
      throw new Outage(code, 'The backend could not be loaded', { cause })
    })
    return loading
  }
}
