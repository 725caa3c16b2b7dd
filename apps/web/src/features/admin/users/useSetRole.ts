import type { Role, SetRoleError, UserEntry } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useBackend } from '../../../shared/services.tsx'
import { type Action, type ActionOutage, useAction } from '../frame/useAction.ts'
import { userQueries } from './userQueries.ts'

type RoleSet =
  | { readonly type: 'set'; readonly email: string; readonly role: Role }
  | { readonly type: 'refused'; readonly code: SetRoleError }

export type RoleOutcome = RoleSet | ActionOutage

/** Gives users their role. */
export function useSetRole(): Action<readonly [UserEntry, Role], RoleSet> {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction(
    'A role could not be changed',
    async ({ uid, email }: UserEntry, role: Role): Promise<RoleSet> => {
      try {
        const { profiles } = await loadBackend()
        const set = await profiles.setRole(uid, role)
        return set.ok ? { type: 'set', email, role } : { type: 'refused', code: set.error }
      } finally {
        void queries.invalidateQueries({ queryKey: userQueries.all })
      }
    },
  )
}
