import { outageCodeOf, soldStatuses, type Order, type OrderFigures } from '@storefront/domain'
import { formatDays, formatMoney } from '@storefront/i18n'
import { Skeleton, Table, type TableColumn } from '@storefront/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { PhoneLink } from '../../../shared/PhoneLink.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { GoodsChip } from '../orders/GoodsChip.tsx'
import { deskOrderPath, orderQueries } from '../orders/orderQueries.ts'
import { emptySearch, toUrlQuery } from '../orders/orderSearch.ts'
import type { CustomerEntry } from './customerQueries.ts'
import styles from './Customers.module.css'

/** The newest orders that a customer's row shows. */
const shownOrders = 2

/** The customers in a table, each with the latest orders and what they have bought. */
export function CustomersTable({ customers }: { readonly customers: readonly CustomerEntry[] }) {
  const { t } = useTranslation('desk')
  const buyers = customers.filter(({ orders }) => orders.length > 0)
  const sold = useQuery({
    ...orderQueries.figures(
      useBackend(),
      buyers.map(({ key }) => ({ customerKey: key, statuses: soldStatuses })),
    ),
    placeholderData: keepPreviousData,
  })
  const columns: readonly TableColumn<CustomerEntry>[] = [
    {
      id: 'customer',
      header: t('orders.buyer'),
      renderCell: (customer) => <CustomerCell customer={customer} />,
    },
    {
      id: 'contact',
      header: t('customers.contact'),
      renderCell: ({ telefono, telefonoE164, cedula }) => (
        <div className={styles.contact}>
          <PhoneLink shown={telefono} e164={telefonoE164} />{' '}
          <span className={styles.quiet}>{cedula}</span>
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
          customer={customer}
          figures={sold.data?.[buyers.indexOf(customer)]}
          isFailed={sold.isError}
        />
      ),
      numeric: true,
    },
  ]
  return (
    <>
      {sold.isError && (
        <OutageBanner
          errorMessage={t('customers.figuresFailed')}
          outage={outageCodeOf(sold.error)}
          isRetrying={sold.isFetching}
          onRetry={() => void sold.refetch()}
        />
      )}
      <Table
        className={styles.table}
        caption={t('customers.listed')}
        columns={columns}
        rows={customers}
        getRowId={({ key }) => key}
      />
    </>
  )
}

/** Name and e-mail address; a link to the customer's orders, if there are any. */
function CustomerCell({
  customer: { nombre, email, orders },
}: {
  readonly customer: CustomerEntry
}) {
  const { t } = useTranslation('desk')
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
  readonly customer: CustomerEntry
  /** Of all its orders; undefined until they are known. */
  readonly figures: OrderFigures | undefined
  readonly isFailed: boolean
}

/** The number and the total of a customer's orders. */
function BoughtCell({ customer: { orders }, figures, isFailed }: BoughtCellProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  if (orders.length === 0) return <span className={styles.quiet}>{t('customers.noOrders')}</span>
  if (figures === undefined) {
    return isFailed ? (
      <span className={styles.quiet}>{t('customers.unknown')}</span>
    ) : (
      <Skeleton className={styles.bone} />
    )
  }
  const { count, totalCents } = figures
  return (
    <div className={styles.contact}>
      <span>{formatMoney(totalCents, language)}</span>{' '}
      <span className={styles.quiet}>{t('orders.count', { count })}</span>
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
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { number, createdAt, customer, totalCents } = order
  return (
    <li>
      <LocalizedLink to={deskOrderPath(order.id)} aria-label={t('orders.open', { number })}>
        {number}
      </LocalizedLink>
      {isNamed && <span>{customer.nombre || t('orders.details.unnamed')}</span>}
      <span>{formatMoney(totalCents, language)}</span>
      <span className={styles.quiet}>{formatDays(createdAt, createdAt, language)}</span>
      <GoodsChip order={order} />
    </li>
  )
}
