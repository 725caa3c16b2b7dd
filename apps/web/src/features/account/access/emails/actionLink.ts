import { useLocation } from 'react-router-dom'

import { useIsHydrating } from '../../../../shared/hydration.tsx'

/** The values of `mode` that the authentication service writes into the links of its e-mails. */
const modes = { 'verify-email': 'verifyEmail', 'reset-password': 'resetPassword' } as const

export type ActionKind = keyof typeof modes

/** The content of an e-mail's link. */
export interface ActionLink {
  /** Null if the mode is missing, or if the shop does not use it. */
  readonly kind: ActionKind | null
  /** The action code, or null if there is none. */
  readonly code: string | null
}

/** Reads the query of an e-mail's link: `mode` and `oobCode`. */
export function readActionLink(search: string): ActionLink {
  const query = new URLSearchParams(search)
  const mode = query.get('mode')
  const kind = (['verify-email', 'reset-password'] as const).find(
    (candidate) => modes[candidate] === mode,
  )
  return { kind: kind ?? null, code: query.get('oobCode') || null }
}

/** The query of such a link, the inverse of `readActionLink`. */
export function actionQuery(kind: ActionKind, code: string): string {
  return `?${new URLSearchParams({ mode: modes[kind], oobCode: code }).toString()}`
}

/**
 * The content of the e-mail's link that opened the page; null during hydration, because pages are
 * prerendered without a query.
 */
export function useActionLink(): ActionLink | null {
  const { search } = useLocation()
  return useIsHydrating() ? null : readActionLink(search)
}
