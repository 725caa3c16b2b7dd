import { err, ok, type Role, type UserEntry } from '@storefront/domain'
import { ConfirmDialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { useRecentSignIn, type WithRecentSignIn } from '../frame/useRecentSignIn.tsx'
import { userQueries } from './userQueries.ts'
import styles from './Users.module.css'
import { UsersTable } from './UsersTable.tsx'

/** A change of a user's role, to be confirmed. */
interface RoleChange {
  readonly user: UserEntry
  readonly role: Role
}

interface UserRolesProps {
  readonly users: readonly UserEntry[]
  /** Whether other users are loading. */
  readonly isBusy: boolean
}

/** The users, whose roles can be changed. */
export function UserRoles({ users, isBusy }: UserRolesProps) {
  const { t } = useTranslation('admin')
  const [change, setChange] = useState<RoleChange | null>(null)
  const [withRecentSignIn, signInDialog] = useRecentSignIn()
  const { state, run } = useSetRole(withRecentSignIn)

  async function confirm({ user, role }: RoleChange): Promise<void> {
    setChange(null)
    await run(user, role)
  }

  return (
    <>
      <ActionResult
        state={state}
        done={({ email, role }) => t(`users.done.${role}`, { email })}
        refused={(code) => t(`users.${code}`)}
        errorMessage={t('users.notDone')}
      />
      <UsersTable
        users={users}
        isBusy={isBusy}
        onRoleChange={(user, role) => setChange({ user, role })}
      />
      {change !== null && (
        <ConfirmRoleChange
          change={change}
          onConfirm={() => void confirm(change)}
          onClose={() => setChange(null)}
        />
      )}
      {signInDialog}
    </>
  )
}

/** Sets a user's role, then reloads the users. */
function useSetRole(withRecentSignIn: WithRecentSignIn) {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction('A role could not be changed', async ({ uid, email }: UserEntry, role: Role) => {
    try {
      const { profiles } = await loadBackend()
      const set = await withRecentSignIn(() => profiles.setRole(uid, role))
      return set.ok ? ok({ email, role }) : err(set.error)
    } finally {
      void queries.invalidateQueries({ queryKey: userQueries.all })
    }
  })
}

interface ConfirmRoleChangeProps {
  readonly change: RoleChange
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, because an admin can see all orders and addresses. */
function ConfirmRoleChange({ change, onConfirm, onClose }: ConfirmRoleChangeProps) {
  const { t } = useTranslation('admin')
  const { user, role } = change
  const person = user.nombre === '' ? user.email : `${user.nombre} (${user.email})`
  return (
    <ConfirmDialog
      open
      title={t(`users.confirm.${role}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={role === 'admin' ? t('users.give') : t('users.take')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`users.confirm.${role}.text`, { person })}</p>
      {role === 'admin' && (
        <ul className={styles.rights}>
          <li>{t('users.confirm.admin.orders')}</li>
          <li>{t('users.confirm.admin.shop')}</li>
          <li>{t('users.confirm.admin.access')}</li>
        </ul>
      )}
    </ConfirmDialog>
  )
}
