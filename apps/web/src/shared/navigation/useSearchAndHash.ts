import { useLocation } from 'react-router-dom'

import { useStore, type ReadableStore } from '../store.ts'

/** False while a page is hydrated, true from then on. */
const isHydrated: ReadableStore<boolean> = { get: () => true, subscribe: () => () => undefined }

/**
 * The query and fragment of the address, for links that keep them. Both are empty during hydration: a page is
 * prerendered without them, and hydration does not correct the addresses of its links.
 */
export function useSearchAndHash(): { readonly search: string; readonly hash: string } {
  const { search, hash } = useLocation()
  return useStore(isHydrated, false) ? { search, hash } : { search: '', hash: '' }
}
