import { changeRole, cleanText, ok, type Role, type UserEntry } from '@storefront/domain'
import { Button, Chip, ConfirmDialog, Field, Table, Text, type TableColumn } from '@storefront/ui'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend, type LoadBackend } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { DeskSection } from '../frame/DeskSection.tsx'
import { useRecentSignIn } from '../frame/useRecentSignIn.tsx'
import { auditLogKey } from './AuditLogSection.tsx'
import styles from './DeskAccess.module.css'
import settings from './Settings.module.css'

/** The beginning of the keys of all queries of accounts. */
const accessKey = ['admin', 'access'] as const

/** The accounts with a role, or whose e-mail address begins with a text: at most so many, sorted by the address. */
const accountsQuery = (
  loadBackend: LoadBackend,
  filter: { readonly role: Role } | { readonly emailPrefix: string },
  most: number,
) =>
  queryOptions({
    queryKey: [...accessKey, filter],
    queryFn: async () => (await (await loadBackend()).profiles.list(filter, { limit: most })).items,
    staleTime: 0,
  })

/** How many admins are listed at most; a shop has a few. */
const maxAdmins = 50

/** How many accounts a search shows at most. */
const maxFound = 5

/** A change of a user's role, to be confirmed. */
interface PendingRoleChange {
  readonly user: UserEntry
  readonly role: Role
}

/** The accounts with access to the dashboard, and a search for another account to give access to. */
export function DeskAccess() {
  const { t } = useTranslation('desk')
  const loadBackend = useBackend()
  const [emailPrefix, setEmailPrefix] = useState('')
  const [change, setChange] = useState<PendingRoleChange | null>(null)
  const [withRecentSignIn, signInDialog] = useRecentSignIn()
  const queries = useQueryClient()
  const { state, run } = useAction('A role could not be changed', changeRoleOf)
  const admins = useQuery(accountsQuery(loadBackend, { role: 'admin' }, maxAdmins))
  const found = useQuery({
    ...accountsQuery(loadBackend, { emailPrefix }, maxFound),
    enabled: emailPrefix !== '',
  })
  const ask = (user: UserEntry, role: Role) => setChange({ user, role })

  async function changeRoleOf({ user: { uid, email }, role }: PendingRoleChange) {
    try {
      const backend = await loadBackend()
      const changed = await withRecentSignIn(() => backend.run(changeRole, { uid, role }))
      return changed.ok ? ok({ email, role }) : changed
    } finally {
      void queries.invalidateQueries({ queryKey: accessKey })
      void queries.invalidateQueries({ queryKey: auditLogKey })
    }
  }

  return (
    <DeskSection
      id="access"
      title={t('access.title')}
      className={`${settings.section} ${styles.access}`}
    >
      <Text look="note" className={settings.about}>
        {t('access.text')}
      </Text>
      <ActionResult
        state={state}
        done={({ email, role }) => t(`access.done.${role}`, { email })}
        refused={(code) => t(`access.${code}`)}
        errorMessage={t('access.notDone')}
      />
      <QueryBoundary query={admins} errorMessage={t('access.failed')}>
        {(users) => <AccessTable caption={t('access.listed')} users={users} onRoleChange={ask} />}
      </QueryBoundary>
      <AccountSearch onSearch={setEmailPrefix} />
      {emailPrefix !== '' && (
        <QueryBoundary query={found} errorMessage={t('access.failed')}>
          {(users) =>
            users.length === 0 ? (
              <p role="status">{t('access.noneFound')}</p>
            ) : (
              <AccessTable caption={t('access.found')} users={users} onRoleChange={ask} />
            )
          }
        </QueryBoundary>
      )}
      {change !== null && (
        <ConfirmRoleChange
          change={change}
          onConfirm={() => {
            // Closed before it is sent: the sign-in may have to be confirmed in a dialog of its own.
            setChange(null)
            void run(change)
          }}
          onClose={() => setChange(null)}
        />
      )}
      {signInDialog}
    </DeskSection>
  )
}

interface AccountSearchProps {
  /** @param emailPrefix in lower case; empty if nothing was typed */
  readonly onSearch: (emailPrefix: string) => void
}

/** Searches for an account by the start of its e-mail address. */
function AccountSearch({ onSearch }: AccountSearchProps) {
  const { t } = useTranslation('desk')
  return (
    <form
      className={styles.search}
      aria-label={t('access.searchLabel')}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('email')
        onSearch(typeof typed === 'string' ? cleanText(typed).toLowerCase() : '')
      }}
    >
      <Field
        name="email"
        type="search"
        label={t('access.search')}
        hint={t('access.searchHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary">
        {t('access.apply')}
      </Button>
    </form>
  )
}

interface ConfirmRoleChangeProps {
  readonly change: PendingRoleChange
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, because an admin can see all orders and addresses. */
function ConfirmRoleChange({ change, onConfirm, onClose }: ConfirmRoleChangeProps) {
  const { t } = useTranslation('desk')
  const { user, role } = change
  const person = user.nombre === '' ? user.email : `${user.nombre} (${user.email})`
  return (
    <ConfirmDialog
      open
      title={t(`access.confirm.${role}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={role === 'admin' ? t('access.give') : t('access.take')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`access.confirm.${role}.text`, { person })}</p>
      {role === 'admin' && (
        <ul className={styles.rights}>
          <li>{t('access.confirm.admin.orders')}</li>
          <li>{t('access.confirm.admin.shop')}</li>
          <li>{t('access.confirm.admin.access')}</li>
        </ul>
      )}
    </ConfirmDialog>
  )
}

interface AccessTableProps {
  readonly caption: string
  readonly users: readonly UserEntry[]
  readonly onRoleChange: (user: UserEntry, role: Role) => void
}

/** Accounts in a table, each with its access to the dashboard. */
function AccessTable({ caption, users, onRoleChange }: AccessTableProps) {
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
