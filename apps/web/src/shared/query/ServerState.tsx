import type { Session } from '@storefront/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { type Services, useServices } from '../services.tsx'
import type { SessionStore } from '../session/SessionStore.ts'

/** Milliseconds for which an answer counts as fresh. */
const freshMs = 60_000

/** The one cache, which outlives the pages that ask it; made at the first call. */
export function clientOf({
  queryClient,
  session,
}: Pick<Services, 'queryClient' | 'session'>): QueryClient {
  const known = queryClient.get()
  if (known !== null) return known
  const client = new QueryClient({
    defaultOptions: {
      // The adapters retry what is safe to repeat; a second layer would only multiply the wait.
      queries: { retry: false, staleTime: freshMs, networkMode: 'always' },
      // They also say what the network lost: held back while offline, it would be lost in silence.
      mutations: { networkMode: 'always' },
    },
  })
  forgetWithSession(client, session)
  queryClient.set(client)
  return client
}

/** Forgets all answers when a session ends: they are not for who comes next, nor for who looks later. */
function forgetWithSession(client: QueryClient, session: SessionStore): void {
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
  const client = clientOf(useServices())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
