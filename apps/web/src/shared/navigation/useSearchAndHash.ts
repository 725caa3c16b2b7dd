import { useLocation } from 'react-router-dom'

import { useIsHydrating } from '../hydration.tsx'

/**
 * The query and fragment of the address, for links that keep them. Both are empty during hydration: a page is
 * prerendered without them, and hydration does not correct the addresses of its links.
 */
export function useSearchAndHash(): { readonly search: string; readonly hash: string } {
  const { search, hash } = useLocation()
  return useIsHydrating() ? { search: '', hash: '' } : { search, hash }
}
