import { type OutageCode, outageCodeOf, type Role, type UserEntry } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { userQueries } from './userQueries.ts'

export type RoleOutcome =
  | { readonly type: 'set'; readonly email: string; readonly role: Role }
  | { readonly type: 'refused'; readonly code: 'user-not-found' | 'role-refused' }
  | { readonly type: 'outage'; readonly code: OutageCode }

interface SetRole {
  readonly isSetting: boolean
  /** What came of the last one. */
  readonly outcome: RoleOutcome | null
  /** Never fails. */
  readonly setRole: (user: UserEntry, role: Role) => Promise<void>
}

/** Gives users their role. */
export function useSetRole(): SetRole {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const [isSetting, setSetting] = useState(false)
  const [outcome, setOutcome] = useState<RoleOutcome | null>(null)

  async function trySet({ uid, email }: UserEntry, role: Role): Promise<RoleOutcome> {
    const { profiles } = await loadBackend()
    const set = await profiles.setRole(uid, role)
    return set.ok ? { type: 'set', email, role } : { type: 'refused', code: set.error }
  }

  return {
    isSetting,
    outcome,
    async setRole(user, role) {
      setSetting(true)
      try {
        setOutcome(await trySet(user, role))
      } catch (error) {
        setOutcome({ type: 'outage', code: outageCodeOf(error) })
      }
      setSetting(false)
      await queries.invalidateQueries({ queryKey: userQueries.all })
    },
  }
}
