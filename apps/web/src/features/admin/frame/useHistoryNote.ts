import { useLocation } from 'react-router-dom'

import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { storedFields } from '../../../shared/storedFields.ts'
import { useAdminServices } from '../adminServices.ts'

/**
 * Personal data that belongs to the page's entry in the browser's history, such as a search. A page cannot
 * delete what it wrote into the history, so the entry's state contains only a key; the data is in the
 * tab's storage, which is cleared when the admin signs out.
 *
 * @returns the entry's note, or undefined, and a function that stores a note and returns the state for the
 * entry it belongs to
 */
export function useHistoryNote(): readonly [unknown, (note: object) => unknown] {
  const { adminSearches } = useAdminServices()
  const { now } = useServices()
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.account.uid : null
  const { state } = useLocation()

  const read = () => storedFields(uid === null ? null : adminSearches.read(uid))

  function store(note: object): unknown {
    const notes = read()
    const key = `${now()}-${Object.keys(notes).length}`
    if (uid !== null) adminSearches.write(uid, JSON.stringify({ ...notes, [key]: note }))
    return { note: key }
  }

  return [read()[keyIn(state)], store]
}

function keyIn(state: unknown): string {
  const hasKey = typeof state === 'object' && state !== null && 'note' in state
  return hasKey && typeof state.note === 'string' ? state.note : ''
}
