import { useLocation } from 'react-router-dom'

import { parseStoredObject } from '../../../shared/parseStoredObject.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAdminServices } from '../adminServices.ts'

/**
 * State of the page's entry in the browser's history that is personal data, such as a search. A page cannot
 * delete what it wrote into the history, so the entry itself contains only a key; the data is in the tab's
 * storage, which is cleared when the admin signs out.
 *
 * @returns the entry's data, or undefined, and a function that stores data and returns the state to navigate
 * with
 */
export function usePrivateHistoryState(): readonly [unknown, (data: object) => unknown] {
  const { adminSearches } = useAdminServices()
  const { now } = useServices()
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.account.uid : null
  const { state } = useLocation()

  const read = () => parseStoredObject(uid === null ? null : adminSearches.read(uid))

  function store(data: object): unknown {
    const entries = read()
    const dataKey = `${now()}-${Object.keys(entries).length}`
    if (uid !== null) adminSearches.write(uid, JSON.stringify({ ...entries, [dataKey]: data }))
    return { dataKey }
  }

  return [read()[keyIn(state)], store]
}

function keyIn(state: unknown): string {
  const hasKey = typeof state === 'object' && state !== null && 'dataKey' in state
  return hasKey && typeof state.dataKey === 'string' ? state.dataKey : ''
}
