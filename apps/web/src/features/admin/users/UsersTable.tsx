import { outageCodeOf, type OrderFigures, type Role, type UserEntry } from '@storefront/domain'
import { Button, Chip, Skeleton, Table, type TableColumn } from '@storefront/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useFiguresPerFilter } from '../orders/FigureQueue.tsx'
import { emptySearch, useOrderSearch } from '../orders/orderSearch.ts'
import { soldStatuses } from '../overview/figures.ts'
import styles from './Users.module.css'

interface UsersTableProps {
  readonly users: readonly UserEntry[]
  readonly isBusy: boolean
  readonly onRoleChange: (user: UserEntry, role: Role) => void
}

/** The users in a table, each with the orders and the role. */
export function UsersTable({ users, isBusy, onRoleChange }: UsersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const sales = useFiguresPerFilter(
    'sales',
    users.map(({ email }) => ({ email, statuses: soldStatuses })),
  )
  const columns: readonly TableColumn<UserEntry>[] = [
    {
      id: 'account',
      header: t('users.account'),
      renderCell: (user) => <AccountCell user={user} />,
    },
    {
      id: 'orders',
      header: t('users.sales'),
      renderCell: (user) => <OrdersCell user={user} sales={sales[users.indexOf(user)]} />,
      numeric: true,
    },
    {
      id: 'total',
      header: t('users.total'),
      renderCell: (user) => {
        const sold = sales[users.indexOf(user)]?.data
        return sold !== undefined && sold.count > 0 && formatMoney(sold.totalCents, language)
      },
      numeric: true,
    },
    {
      id: 'access',
      header: t('users.access'),
      renderCell: (user) => <AccessCell user={user} onRoleChange={onRoleChange} />,
      numeric: true,
    },
  ]
  return (
    <>
      <FailedSales sales={sales} />
      <Table
        className={styles.table}
        caption={t('users.listed')}
        aria-busy={isBusy}
        columns={columns}
        rows={users}
        getRowId={({ uid }) => uid}
      />
    </>
  )
}

/** A single message for all sales that could not be loaded. */
function FailedSales({ sales }: { readonly sales: readonly UseQueryResult<OrderFigures>[] }) {
  const { t } = useTranslation('admin')
  const failed = sales.filter(({ isError }) => isError)
  const [first] = failed
  return (
    first !== undefined && (
      <OutageBanner
        errorMessage={t('users.salesFailed')}
        outage={outageCodeOf(first.error)}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  )
}

/** A user's e-mail address, name and date of registration. An unverified address is marked, because it may belong to somebody else. */
function AccountCell({ user }: { readonly user: UserEntry }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { email, emailVerified, nombre, createdAt } = user
  return (
    <div className={styles.account}>
      <span>
        <span>{email}</span>{' '}
        {!emailVerified && <Chip tone="attention">{t('users.unverified')}</Chip>}
      </span>
      <span className={styles.quiet}>
        {nombre !== '' && <span>{nombre}</span>}{' '}
        {createdAt !== null && (
          <span className={styles.since}>
            {t('users.since', { date: formatDate(createdAt, language) })}
          </span>
        )}
      </span>
    </div>
  )
}

interface OrdersCellProps {
  readonly user: UserEntry
  readonly sales: UseQueryResult<OrderFigures> | undefined
}

/** The number of a user's orders, as a button that searches for them. */
function OrdersCell({ user: { email }, sales }: OrdersCellProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [, searchOrders] = useOrderSearch()
  if (sales?.data === undefined) {
    return sales?.isError === true ? (
      <span className={styles.quiet}>{t('users.salesUnknown')}</span>
    ) : (
      <Skeleton className={styles.bone} />
    )
  }
  const { count } = sales.data
  if (count === 0) return <span className={styles.quiet}>{t('users.noOrders')}</span>
  const number = formatNumber(count, language)
  return (
    // No link, because the e-mail address must not be part of a URL.
    <Button
      variant="quiet"
      aria-label={t('users.toOrders', { count, number, email })}
      onClick={() => searchOrders({ ...emptySearch, customer: email })}
    >
      {t('users.orders', { count, number })}
    </Button>
  )
}

interface AccessCellProps {
  readonly user: UserEntry
  readonly onRoleChange: (user: UserEntry, role: Role) => void
}

/** Whether a user is an admin, and a button that changes it, if that is possible. */
function AccessCell({ user, onRoleChange }: AccessCellProps) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const isOwn = session.status === 'signed-in' && session.account.uid === user.uid
  const isAdmin = user.role === 'admin'
  const label = isAdmin ? t('users.take') : t('users.give')
  return (
    <div className={styles.access}>
      {isAdmin && <Chip tone="success">{t('users.hasAccess')}</Chip>}
      {isOwn ? (
        <p>{t('users.own')}</p>
      ) : isAdmin || user.emailVerified ? (
        <Button
          variant="quiet"
          aria-label={`${label}: ${user.email}`}
          onClick={() => onRoleChange(user, isAdmin ? 'user' : 'admin')}
        >
          {label}
        </Button>
      ) : (
        <p>{t('users.verifyFirst')}</p>
      )}
    </div>
  )
}
