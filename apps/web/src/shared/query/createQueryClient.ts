import { outageCodeOf, type Session } from '@storefront/domain'
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'

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
  const onError = (cause: unknown) => {
    // An admin's role may have been taken away since it was read.
    if (outageCodeOf(cause) === 'permission-denied') void session.checkRole()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The adapters retry what is safe to repeat; retrying here too would multiply the wait.
        retry: false,
        staleTime: freshMs,
        // A list has all its pages when the visitor returns, and a public query does not begin with the printed data again.
        gcTime: Number.POSITIVE_INFINITY,
        // Offline the adapters report an outage; with the default mode the query would pause without one.
        networkMode: 'always',
        // Off by default where the network mode is `always`.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Removes private data when its owner's session ends, another account signs in, or the role changes. When a guest
 * signs in, what was not found is looked for again: an account may read what a guest may not.
 */
export function clearOnSignOut(client: QueryClient, session: SessionStore): void {
  let owner = ownerOf(session.get())
  session.subscribe(() => {
    const next = ownerOf(session.get())
    if (owner === null && next !== null) {
      void client.resetQueries({ predicate: ({ state }) => state.data === null })
    } else if (next !== owner) {
      client.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
      client.getMutationCache().clear()
    }
    owner = next
  })
}

/** Whose private data it is: an account in its role. */
const ownerOf = (session: Session) =>
  session.status === 'signed-in' ? `${session.role} ${session.account.uid}` : null
