import { cleanText, type OwnedTextStore } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { parseStoredObject } from '../../../shared/parseStoredObject.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'

declare module '../../../shared/services.tsx' {
  interface Services {
    /** An admin's searches, by key. */
    readonly adminSearches: OwnedTextStore
  }
}

/**
 * The current search, empty for none, and a function that searches on the page of customers.
 *
 * Names, telephones and addresses are personal data, and a page cannot delete what it wrote into the browser's history.
 * An entry of the history therefore has only a key; what was typed is in the tab's storage, which is cleared when the
 * admin signs out.
 */
export function useDeskSearch(): readonly [typed: string, search: (typed: string) => void] {
  const { adminSearches, now } = useServices()
  const session = useSession()
  const navigate = useNavigate()
  const language = useLanguage()
  const { state } = useLocation()
  const uid = session.status === 'signed-in' ? session.account.uid : null
  const searches = parseStoredObject(uid === null ? null : adminSearches.read(uid))
  const typed = searches[keyIn(state)]

  function search(text: string): void {
    const searchKey = `${now()}-${Object.keys(searches).length}`
    if (uid !== null) {
      adminSearches.write(uid, JSON.stringify({ ...searches, [searchKey]: cleanText(text) }))
    }
    void navigate(localizedPath('/dashboard/customers', language), { state: { searchKey } })
  }

  return [typeof typed === 'string' ? typed : '', search]
}

function keyIn(state: unknown): string {
  const hasKey = typeof state === 'object' && state !== null && 'searchKey' in state
  return hasKey && typeof state.searchKey === 'string' ? state.searchKey : ''
}
