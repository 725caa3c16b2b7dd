import type { Role, UserEntry } from '@storefront/domain'
import { Chip, Table, type TableColumn } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { RoleButton } from './RoleButton.tsx'
import styles from './UsersTable.module.css'

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
    { id: 'email', header: t('users.email'), renderCell: ({ email }) => email },
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
