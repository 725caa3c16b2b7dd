import type { Session } from '@storefront/domain'
import { notifyManager, QueryClient } from '@tanstack/react-query'

import type { SessionStore } from '../session/SessionStore.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isPublic` marks data that everybody may read: it stays in the cache when a session ends. */
    queryMeta: { readonly isPublic?: true }
  }
}

/** Milliseconds until data counts as stale. */
const freshMs = 60_000

/** Creates the one cache of the backend's data, for guests and for accounts. */
export function createQueryClient(session: SessionStore): QueryClient {
  // The default is a timer, which delays the busy state of a pressed button.
  notifyManager.setScheduler(queueMicrotask)
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The adapters retry what is safe to repeat; retrying here too would multiply the wait.
        retry: false,
        staleTime: freshMs,
        // Offline the adapters report an outage; with the default mode the query would pause without one.
        networkMode: 'always',
        // Off by default where the network mode is `always`.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  clearOnSignOut(client, session)
  return client
}

/** Removes an account's private data when its session ends, or another account signs in. */
function clearOnSignOut(client: QueryClient, session: SessionStore): void {
  let owner = uidOf(session.get())
  session.subscribe(() => {
    const uid = uidOf(session.get())
    if (owner !== null && uid !== owner) {
      client.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
      client.getMutationCache().clear()
    }
    owner = uid
  })
}

const uidOf = (session: Session) => (session.status === 'signed-in' ? session.account.uid : null)
