import { pressIn } from '@storefront/domain'
import { useLocation } from 'react-router-dom'

import { useIsHydrating } from '../../../shared/hydration.tsx'

/** What a letter's link is for, and the key that it has. */
export interface WaitingLink {
  readonly action: 'confirm' | 'leave'
  readonly key: string
}

/**
 * Reads `#confirm=KEY` or `#leave=KEY`; null if the key is missing. Browsers send no part behind `#` to a server, so the
 * key is in no log and no referrer.
 */
export function readWaitingLink(hash: string): WaitingLink | null {
  const values = new URLSearchParams(hash.slice(1))
  for (const action of ['confirm', 'leave'] as const) {
    const key = pressIn(values.get(action) ?? '')
    if (key !== null) return { action, key }
  }
  return null
}

/** The link that opened the page; undefined during hydration, because pages are prerendered without one. */
export function useWaitingLink(): WaitingLink | null | undefined {
  const { hash } = useLocation()
  return useIsHydrating() ? undefined : readWaitingLink(hash)
}
