import { err, ok, type Role, type UserEntry } from '@storefront/domain'
import { ConfirmDialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { userQueries } from './userQueries.ts'
import styles from './Users.module.css'
import { UsersTable } from './UsersTable.tsx'

/** A role that an admin wants to give. */
interface WantedRole {
  readonly user: UserEntry
  readonly role: Role
}

interface UserRolesProps {
  readonly users: readonly UserEntry[]
  /** Whether other users are on their way. */
  readonly isBusy: boolean
}

/** Users with their roles, to be given and taken. */
export function UserRoles({ users, isBusy }: UserRolesProps) {
  const { t } = useTranslation('admin')
  const [wanted, setWanted] = useState<WantedRole | null>(null)
  const { state, run } = useSetRole()

  async function confirm({ user, role }: WantedRole): Promise<void> {
    await run(user, role)
    setWanted(null)
  }

  return (
    <>
      <ActionResult
        state={state}
        done={({ email, role }) => t(`users.done.${role}`, { email })}
        refused={(code) => t(`users.${code}`)}
        failed={t('users.notDone')}
      />
      <UsersTable
        users={users}
        isBusy={isBusy}
        onWantRole={(user, role) => setWanted({ user, role })}
      />
      {wanted !== null && (
        <ConfirmRole
          wanted={wanted}
          isSetting={state.status === 'busy'}
          onConfirm={() => void confirm(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

/** Gives users their role. */
function useSetRole() {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction('A role could not be changed', async ({ uid, email }: UserEntry, role: Role) => {
    try {
      const { profiles } = await loadBackend()
      const set = await profiles.setRole(uid, role)
      return set.ok ? ok({ email, role }) : err(set.error)
    } finally {
      void queries.invalidateQueries({ queryKey: userQueries.all })
    }
  })
}

interface ConfirmRoleProps {
  readonly wanted: WantedRole
  readonly isSetting: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a role is given or taken: an admin sees every order and every address. */
function ConfirmRole({ wanted, isSetting, onConfirm, onClose }: ConfirmRoleProps) {
  const { t } = useTranslation('admin')
  const { user, role } = wanted
  const person = user.nombre === '' ? user.email : `${user.nombre} (${user.email})`
  return (
    <ConfirmDialog
      open
      title={t(`users.confirm.${role}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={role === 'admin' ? t('users.give') : t('users.take')}
      busy={isSetting}
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
