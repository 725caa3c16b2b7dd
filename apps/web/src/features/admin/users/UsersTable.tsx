import type { Role, UserEntry } from '@storefront/domain'
import { Button, Chip, Table, type TableColumn } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { formatDate } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useSession } from '../../../shared/session/useSession.ts'
import styles from './Users.module.css'

interface UsersTableProps {
  readonly users: readonly UserEntry[]
  readonly isBusy: boolean
  readonly onWantRole: (user: UserEntry, role: Role) => void
}

/** Users, one a row, each with the role that could be theirs. */
export function UsersTable({ users, isBusy, onWantRole }: UsersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns: readonly TableColumn<UserEntry>[] = [
    { id: 'email', header: t('users.email'), renderCell: (user) => <EmailCell user={user} /> },
    {
      id: 'nombre',
      header: t('users.nombre'),
      renderCell: ({ nombre }) => (nombre === '' ? t('users.unknown') : nombre),
    },
    {
      id: 'since',
      header: t('users.since'),
      renderCell: ({ createdAt }) =>
        createdAt === null ? t('users.unknown') : formatDate(createdAt, language),
    },
    {
      id: 'role',
      header: t('users.role'),
      renderCell: ({ role }) => (
        <Chip tone={role === 'admin' ? 'success' : 'quiet'}>{t(`users.roles.${role}`)}</Chip>
      ),
    },
    {
      id: 'change',
      header: t('users.change'),
      renderCell: (user) => <RoleButton user={user} onWantRole={onWantRole} />,
      numeric: true,
    },
  ]
  return (
    <Table
      className={styles.table}
      caption={t('users.listed')}
      aria-busy={isBusy}
      columns={columns}
      rows={users}
      rowId={({ uid }) => uid}
    />
  )
}

/** An address, marked while nobody has shown that it is theirs: it may be a stranger's. */
function EmailCell({ user: { email, emailVerified } }: { readonly user: UserEntry }) {
  const { t } = useTranslation('admin')
  if (emailVerified) return email
  return (
    <span className={styles.unverified}>
      {email} <Chip tone="waiting">{t('users.unverified')}</Chip>
    </span>
  )
}

interface RoleButtonProps {
  readonly user: UserEntry
  readonly onWantRole: (user: UserEntry, role: Role) => void
}

/** Gives the admin's role, to whose address is verified, or takes it; one's own says why it stays. */
function RoleButton({ user, onWantRole }: RoleButtonProps) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const reasonId = useId()
  const { email, role } = user
  const isOwn = session.status === 'signed-in' && session.account.uid === user.uid
  const words = role === 'admin' ? t('users.take') : t('users.give')
  const name = `${words}: ${email}`
  if (isOwn) {
    return (
      <div className={styles.disabledRole}>
        <Button variant="quiet" aria-label={name} aria-disabled aria-describedby={reasonId}>
          {words}
        </Button>
        <p id={reasonId}>{t('users.own')}</p>
      </div>
    )
  }
  if (role !== 'admin' && !user.emailVerified) {
    return <p className={styles.unverifiedRole}>{t('users.verifyFirst')}</p>
  }
  return (
    <Button
      variant="quiet"
      className={styles.roleButton}
      aria-label={name}
      onClick={() => onWantRole(user, role === 'admin' ? 'user' : 'admin')}
    >
      {words}
    </Button>
  )
}
