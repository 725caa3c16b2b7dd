import type { Session } from '@storefront/domain'
import { notifyManager, QueryClient } from '@tanstack/react-query'

import type { SessionStore } from '../session/SessionStore.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isPublic` marks what everybody may read: it stays in the cache when a session ends. */
    queryMeta: { readonly isPublic?: true }
  }
}

/** Milliseconds for which an answer counts as fresh. */
const freshMs = 60_000

/** The one cache of what the backend answers, for guests and accounts alike. */
export function createQueryClient(session: SessionStore): QueryClient {
  // By default a timer: a pressed button would show only later that it is busy.
  notifyManager.setScheduler(queueMicrotask)
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The adapters retry what is safe to repeat; a second layer would only multiply the wait.
        retry: false,
        staleTime: freshMs,
        // The adapters also report a lost network, which a paused query would not.
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

/** Removes what only the account may read when its session ends, whoever signs in next. */
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
