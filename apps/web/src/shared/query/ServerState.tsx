import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { type LoadBackend, useBackend } from '../services.tsx'

/** Milliseconds for which an answer counts as fresh. */
const freshMs = 60_000

/** One cache a backend, so that pages that come and go share it and tests do not. */
const clients = new WeakMap<LoadBackend, QueryClient>()

export function clientFor(loadBackend: LoadBackend): QueryClient {
  const client =
    clients.get(loadBackend) ??
    new QueryClient({
      defaultOptions: {
        // The adapters retry what is safe to repeat; a second layer would only multiply the wait.
        queries: { retry: false, staleTime: freshMs, networkMode: 'always' },
        // They also say what the network lost: held back while offline, it would be lost in silence.
        mutations: { networkMode: 'always' },
      },
    })
  clients.set(loadBackend, client)
  return client
}

/**
 * Server state for what stands below. Only pages that read the backend carry it, so that the first
 * load of the others does not.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={clientFor(useBackend())}>{children}</QueryClientProvider>
}
