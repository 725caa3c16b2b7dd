import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { type ActionLink, readActionLink } from './actionLink.ts'

const never = () => () => undefined

/**
 * What the address of an e-mail's link carries; null for the first moment, since a page is
 * prerendered without a query.
 */
export function useActionLink(): ActionLink | null {
  const { search } = useLocation()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser ? readActionLink(search) : null
}
