import type { Session } from '@storefront/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { type LoadBackend, useServices } from '../services.tsx'
import type { SessionStore } from '../session/SessionStore.ts'

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

const forgetful = new WeakSet<QueryClient>()

/** Forgets all answers when a session ends: they are not for who comes next, nor for who looks later. */
function forgetWithSession(client: QueryClient, session: SessionStore): void {
  if (forgetful.has(client)) return
  forgetful.add(client)
  let owner = uidOf(session.get())
  session.subscribe(() => {
    const uid = uidOf(session.get())
    if (owner !== null && uid !== owner) client.clear()
    owner = uid
  })
}

const uidOf = (session: Session) => (session.status === 'signed-in' ? session.account.uid : null)

/**
 * Server state for what stands below. Only pages that read the backend carry it, so that the first
 * load of the others does not.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  const { loadBackend, session } = useServices()
  const client = clientFor(loadBackend)
  // Not undone: what was answered outlives the page that asked.
  useEffect(() => forgetWithSession(client, session), [client, session])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
