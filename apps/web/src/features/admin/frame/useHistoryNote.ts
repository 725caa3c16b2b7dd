import { useLocation } from 'react-router-dom'

import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { storedFields } from '../../../shared/storedFields.ts'

/**
 * What the page's entry in the browser's history is about, where that is personal data. A page cannot
 * take back what it wrote into the history, so that holds a name only; what it stands for lies in the
 * tab's memory and goes when the admin signs out.
 *
 * @returns the entry's note, if there is one, and a function that keeps a note and gives the state of
 * the entry it belongs to
 */
export function useHistoryNote(): readonly [unknown, (note: object) => unknown] {
  const { adminSearches, now } = useServices()
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.account.uid : null
  const { state } = useLocation()

  const read = () => storedFields(uid === null ? null : adminSearches.read(uid))

  function keep(note: object): unknown {
    const notes = read()
    const name = `${now()}-${Object.keys(notes).length}`
    if (uid !== null) adminSearches.write(uid, JSON.stringify({ ...notes, [name]: note }))
    return { note: name }
  }

  return [read()[nameIn(state)], keep]
}

function nameIn(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'note' in state
  return isNamed && typeof state.note === 'string' ? state.note : ''
}
