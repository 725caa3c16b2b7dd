import {
  type Backend,
  type Catalogue,
  type Language,
  type OrderIdempotencyKey,
  Outage,
  type TabMemory,
} from '@storefront/domain'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'

import type { PrintedCatalogue } from './printedCatalogue.ts'
import type { NoticeStore } from './notices/NoticeStore.ts'
import type { Progress } from './progress.ts'
import type { SessionStore } from './session/SessionStore.ts'

/** Gives the backend, loading its code at the first call: a guest's first page carries none of it. */
export type LoadBackend = () => Promise<Backend>

/** Gives what everybody may read; a guest who only shops needs no more, and loads none of the backend. */
export type LoadCatalogue = () => Promise<Catalogue>

/** Writes down what went wrong, for developers; nothing personal is ever part of it. */
export type Log = (message: string, cause?: unknown) => void

/** Starts the demonstration over, as an empty shop or as one with a past. */
export type RestartDemo = (start: 'empty' | 'full') => Promise<void>

/** What every feature may ask for and what outlives a page; features keep services of their own beside it. */
export interface Services {
  readonly loadBackend: LoadBackend
  readonly loadCatalogue: LoadCatalogue
  /** What the pages show until the catalogue has answered. */
  readonly printedCatalogue: PrintedCatalogue | null
  /** The one cache of what the backend answers. */
  readonly queryClient: QueryClient
  readonly session: SessionStore
  readonly notices: NoticeStore
  readonly progress: Progress
  readonly orderIdempotencyKey: OrderIdempotencyKey
  /** What is typed at checkout, until it is ordered. */
  readonly unsavedCheckout: TabMemory
  /** The people that an admin has looked for, by address, name or telephone (`useHistoryNote`). */
  readonly adminSearches: TabMemory
  /** Null where the shop is a real one. */
  readonly restartDemo: RestartDemo | null
  readonly rememberLanguage: (language: Language) => void
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

/** Loads once. A failed load is an outage like any other, and the next call tries again. */
export function lazyBackend<Loaded extends Catalogue>(
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw new Outage('offline', 'The backend could not be loaded', { cause })
    })
    return loading
  }
}
