import type { Role, UserEntry } from '@storefront/domain'
import { Button, Chip, Table, type TableColumn } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../../shared/session/useSession.ts'
import styles from './DashboardAccess.module.css'

interface AccessTableProps {
  readonly caption: string
  readonly users: readonly UserEntry[]
  readonly onRoleChange: (user: UserEntry, role: Role) => void
}

/** Accounts in a table, each with its access to the dashboard. */
export function AccessTable({ caption, users, onRoleChange }: AccessTableProps) {
  const { t } = useTranslation('desk')
  const columns: readonly TableColumn<UserEntry>[] = [
    {
      id: 'account',
      header: t('access.account'),
      renderCell: (user) => <AccountCell user={user} />,
    },
    {
      id: 'access',
      header: t('access.access'),
      renderCell: (user) => <AccessCell user={user} onRoleChange={onRoleChange} />,
      numeric: true,
    },
  ]
  return (
    <Table
      className={styles.table}
      caption={caption}
      columns={columns}
      rows={users}
      getRowId={({ uid }) => uid}
    />
  )
}

/** An account's e-mail address and name. An unverified address is marked, because it may belong to somebody else. */
function AccountCell({ user: { email, emailVerified, nombre } }: { readonly user: UserEntry }) {
  const { t } = useTranslation('desk')
  return (
    <div className={styles.account}>
      <span>{email}</span> <span className={styles.quiet}>{nombre}</span>
      {!emailVerified && <Chip tone="attention">{t('access.unverified')}</Chip>}
    </div>
  )
}

interface AccessCellProps {
  readonly user: UserEntry
  readonly onRoleChange: (user: UserEntry, role: Role) => void
}

/** Whether a user is an admin, and a button that changes it, if that is possible. */
function AccessCell({ user, onRoleChange }: AccessCellProps) {
  const { t } = useTranslation('desk')
  const session = useSession()
  const isOwn = session.status === 'signed-in' && session.account.uid === user.uid
  const isAdmin = user.role === 'admin'
  const label = isAdmin ? t('access.take') : t('access.give')
  return (
    <div className={styles.role}>
      {isAdmin && <Chip tone="success">{t('access.hasAccess')}</Chip>}
      {isOwn ? (
        <p>{t('access.own')}</p>
      ) : isAdmin || user.emailVerified ? (
        <Button
          variant="quiet"
          aria-label={`${label}: ${user.email}`}
          onClick={() => onRoleChange(user, isAdmin ? 'user' : 'admin')}
        >
          {label}
        </Button>
      ) : (
        <p>{t('access.verifyFirst')}</p>
      )}
    </div>
  )
}
