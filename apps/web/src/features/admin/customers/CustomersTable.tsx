import { outageCodeOf, type Order, type OrderFigures } from '@storefront/domain'
import { Skeleton, Table, type TableColumn } from '@storefront/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatDays } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useFiguresPerFilter } from '../orders/FigureQueue.tsx'
import { GoodsChip } from '../orders/GoodsChip.tsx'
import { adminOrderPath } from '../orders/orderQueries.ts'
import { emptySearch, toUrlQuery } from '../orders/orderSearch.ts'
import { soldStatuses } from '../overview/figures.ts'
import type { CustomerEntry } from './customerQueries.ts'
import styles from './Customers.module.css'

/** The newest orders that a customer's row shows. */
const shownOrders = 2

/** The customers in a table, each with the latest orders and what they have bought. */
export function CustomersTable({ customers }: { readonly customers: readonly CustomerEntry[] }) {
  const { t } = useTranslation('admin')
  const sold = useFiguresPerFilter(
    'sales',
    customers.map(({ email }) => ({ email, statuses: soldStatuses })),
  )
  const due = useFiguresPerFilter(
    'sales',
    customers.map(({ email }) => ({ email, money: 'due' as const })),
  )
  const columns: readonly TableColumn<CustomerEntry>[] = [
    {
      id: 'customer',
      header: t('customers.customer'),
      renderCell: (customer) => <CustomerCell customer={customer} />,
    },
    {
      id: 'contact',
      header: t('customers.contact'),
      renderCell: ({ telefono, cedula }) => (
        <div className={styles.contact}>
          <span>{telefono}</span> <span className={styles.quiet}>{cedula}</span>
        </div>
      ),
    },
    {
      id: 'orders',
      header: t('customers.latest'),
      renderCell: ({ orders }) => (
        <ul className={styles.orders}>
          {orders.slice(0, shownOrders).map((order) => (
            <OrderLink key={order.id} order={order} />
          ))}
        </ul>
      ),
    },
    {
      id: 'bought',
      header: t('customers.bought'),
      renderCell: (customer) => (
        <BoughtCell
          sold={sold[customers.indexOf(customer)]}
          due={due[customers.indexOf(customer)]}
        />
      ),
      numeric: true,
    },
  ]
  return (
    <>
      <FailedFigures figures={[...sold, ...due]} />
      <Table
        className={styles.table}
        caption={t('customers.listed')}
        columns={columns}
        rows={customers}
        getRowId={({ email }) => email}
      />
    </>
  )
}

/** One message for all figures that could not be loaded. */
function FailedFigures({ figures }: { readonly figures: readonly UseQueryResult<OrderFigures>[] }) {
  const { t } = useTranslation('admin')
  const failed = figures.filter(({ isError }) => isError)
  const [first] = failed
  return (
    first !== undefined && (
      <OutageBanner
        errorMessage={t('customers.figuresFailed')}
        outage={outageCodeOf(first.error)}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  )
}

/** Name and e-mail address; a link to the customer's orders, if there are any. */
function CustomerCell({
  customer: { nombre, email, orders },
}: {
  readonly customer: CustomerEntry
}) {
  const { t } = useTranslation('admin')
  const name = nombre || email
  const [newest] = orders
  return (
    <div className={styles.contact}>
      {newest === undefined ? (
        <span>{name}</span>
      ) : (
        <LocalizedLink
          className={styles.name}
          to={`/dashboard/orders${toUrlQuery({ ...emptySearch, buyer: newest.id })}`}
          aria-label={t('customers.toOrders', { name })}
        >
          {name}
        </LocalizedLink>
      )}{' '}
      {nombre !== '' && <span className={styles.quiet}>{email}</span>}
    </div>
  )
}

interface BoughtCellProps {
  readonly sold: UseQueryResult<OrderFigures> | undefined
  readonly due: UseQueryResult<OrderFigures> | undefined
}

/** The number and the total of a customer's orders, and the total that is due. */
function BoughtCell({ sold, due }: BoughtCellProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  if (sold?.data === undefined) {
    return sold?.isError === true ? (
      <span className={styles.quiet}>{t('customers.unknown')}</span>
    ) : (
      <Skeleton className={styles.bone} />
    )
  }
  const { count, totalCents } = sold.data
  if (count === 0) return <span className={styles.quiet}>{t('customers.noOrders')}</span>
  return (
    <div className={styles.contact}>
      <span>{formatMoney(totalCents, language)}</span>{' '}
      <span className={styles.quiet}>
        {t('customers.orders', { count, number: formatNumber(count, language) })}
      </span>
      {due?.data !== undefined && due.data.count > 0 && (
        <span className={styles.due}>
          {t('customers.due', { total: formatMoney(due.data.totalCents, language) })}
        </span>
      )}
    </div>
  )
}

interface OrderLinkProps {
  readonly order: Order
  /** Whether the buyer's name is shown. */
  readonly isNamed?: boolean
}

/** A line about an order: a link with its number, its date and the state of its goods. */
export function OrderLink({ order, isNamed = false }: OrderLinkProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { number, createdAt, customer } = order
  return (
    <li>
      <LocalizedLink to={adminOrderPath(order.id)} aria-label={t('orders.open', { number })}>
        {number}
      </LocalizedLink>
      {isNamed && <span>{customer.nombre || t('orders.details.unnamed')}</span>}
      <span className={styles.quiet}>{formatDays(createdAt, createdAt, language)}</span>
      <GoodsChip order={order} />
    </li>
  )
}
