import type { Session } from '@storefront/domain'

import { useServices } from '../services.tsx'
import { useStore } from '../store.ts'
import { guestSession } from './createSessionStore.ts'

/** The visitor's session; a guest's during hydration, since pages are prerendered for guests. */
export function useSession(): Session {
  return useStore(useServices().session, guestSession)
}
