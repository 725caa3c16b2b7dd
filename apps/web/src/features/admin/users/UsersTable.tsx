import { type OrderFigures, outageCodeOf, type Role, type UserEntry } from '@storefront/domain'
import { Button, Chip, Skeleton, Table, type TableColumn } from '@storefront/ui'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useFiguresOfEach } from '../orders/FigureQueue.tsx'
import { noSearch, useOrderSearch } from '../orders/orderSearch.ts'
import { soldStatuses } from '../overview/figures.ts'
import styles from './Users.module.css'

interface UsersTableProps {
  readonly users: readonly UserEntry[]
  readonly isBusy: boolean
  readonly onWantRole: (user: UserEntry, role: Role) => void
}

/** Users, one a row, each with what they bought and whether they come into the dashboard. */
export function UsersTable({ users, isBusy, onWantRole }: UsersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const sales = useFiguresOfEach(
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
      renderCell: (user) => <AccessCell user={user} onWantRole={onWantRole} />,
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
        rowId={({ uid }) => uid}
      />
    </>
  )
}

/** Says once that sales are missing, however many are. */
function FailedSales({ sales }: { readonly sales: readonly UseQueryResult<OrderFigures>[] }) {
  const { t } = useTranslation('admin')
  const failed = sales.filter(({ isError }) => isError)
  const [first] = failed
  return (
    first !== undefined && (
      <OutageBanner
        failed={t('users.salesFailed')}
        outage={outageCodeOf(first.error)}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  )
}

/** An address, whose it is and since when; marked while nobody has shown that it is theirs: it may be a stranger's. */
function AccountCell({ user }: { readonly user: UserEntry }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { email, emailVerified, nombre, createdAt } = user
  return (
    <div className={styles.account}>
      <span>
        {email} {!emailVerified && <Chip tone="waiting">{t('users.unverified')}</Chip>}
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

/** How many orders somebody has placed, with the way to them. */
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
    // No link: the address stands in no URL, with which another tab could be opened.
    <Button
      variant="quiet"
      aria-label={t('users.toOrders', { count, number, email })}
      onClick={() => searchOrders({ ...noSearch, customer: email })}
    >
      {t('users.orders', { count, number })}
    </Button>
  )
}

interface AccessCellProps {
  readonly user: UserEntry
  readonly onWantRole: (user: UserEntry, role: Role) => void
}

/** Whether somebody comes into the dashboard, and the way to change that where there is one. */
function AccessCell({ user, onWantRole }: AccessCellProps) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const isOwn = session.status === 'signed-in' && session.account.uid === user.uid
  const isAdmin = user.role === 'admin'
  const words = isAdmin ? t('users.take') : t('users.give')
  return (
    <div className={styles.access}>
      {isAdmin && <Chip tone="success">{t('users.hasAccess')}</Chip>}
      {isOwn ? (
        <p>{t('users.own')}</p>
      ) : isAdmin || user.emailVerified ? (
        <Button
          variant="quiet"
          aria-label={`${words}: ${user.email}`}
          onClick={() => onWantRole(user, isAdmin ? 'user' : 'admin')}
        >
          {words}
        </Button>
      ) : (
        <p>{t('users.verifyFirst')}</p>
      )}
    </div>
  )
}
