import type { UserEntry } from '@storefront/domain'
import { useState } from 'react'

import { ConfirmRole, type WantedRole } from './ConfirmRole.tsx'
import { RoleResult } from './RoleResult.tsx'
import { UsersTable } from './UsersTable.tsx'
import { useSetRole } from './useSetRole.ts'

interface UserRolesProps {
  readonly users: readonly UserEntry[]
  /** Whether other users are on their way. */
  readonly isBusy: boolean
}

/** Users with their roles, to be given and taken. */
export function UserRoles({ users, isBusy }: UserRolesProps) {
  const [wanted, setWanted] = useState<WantedRole | null>(null)
  const { run, isBusy: isSetting, outcome } = useSetRole()

  async function confirm({ user, role }: WantedRole): Promise<void> {
    await run(user, role)
    setWanted(null)
  }

  return (
    <>
      <RoleResult outcome={outcome} />
      <UsersTable
        users={users}
        isBusy={isBusy}
        onWantRole={(user, role) => setWanted({ user, role })}
      />
      {wanted !== null && (
        <ConfirmRole
          wanted={wanted}
          isSetting={isSetting}
          onConfirm={() => void confirm(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}
