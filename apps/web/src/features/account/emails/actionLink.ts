import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** What the link of an e-mail asks for, as the authentication service writes it into the address. */
const modes = { 'verify-email': 'verifyEmail', 'reset-password': 'resetPassword' } as const

export type ActionKind = keyof typeof modes

/** What an address of an e-mail's link carries. */
export interface ActionLink {
  /** Null where the address does not say, or says something that the shop never sends. */
  readonly kind: ActionKind | null
  /** Null where there is none. */
  readonly code: string | null
}

/** Reads the query of an e-mail's link: `mode` and `oobCode`. */
export function readActionLink(search: string): ActionLink {
  const query = new URLSearchParams(search)
  const mode = query.get('mode')
  const kind = (['verify-email', 'reset-password'] as const).find((each) => modes[each] === mode)
  return { kind: kind ?? null, code: query.get('oobCode') || null }
}

/** The query that `readActionLink` reads. */
export function actionQuery(kind: ActionKind, code: string): string {
  return `?${new URLSearchParams({ mode: modes[kind], oobCode: code }).toString()}`
}

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
