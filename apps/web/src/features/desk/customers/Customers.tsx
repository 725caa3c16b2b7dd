import { Button, EmptyState, Text } from '@storefront/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { ShowMore } from '../../../shared/query/ShowMore.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { useDeskSearch } from '../frame/useDeskSearch.ts'
import { customersQuery } from './customerQueries.ts'
import styles from './Customers.module.css'
import { CustomersTable, OrderLink } from './CustomersTable.tsx'

/** All customers, or what the dashboard's search finds: orders by number and amount, and customers. */
export function Customers() {
  const { t } = useTranslation('desk')
  const [typed, search] = useDeskSearch()
  return (
    <div className={styles.customers}>
      {typed !== '' && (
        <div className={styles.head}>
          <h2>{t('customers.found', { typed })}</h2>
          <Button variant="quiet" onClick={() => search('')}>
            {t('customers.all')}
          </Button>
        </div>
      )}
      <CustomerList key={typed} typed={typed} />
    </div>
  )
}

function CustomerList({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('desk')
  const customers = useInfiniteQuery(customersQuery(useBackend(), typed))
  return (
    <QueryBoundary query={customers} errorMessage={t('customers.failed')}>
      {({ orders, customers: listed, unreadable }) => {
        const counts = [
          ...(orders.length > 0 ? [t('orders.count', { count: orders.length })] : []),
          ...(listed.length > 0 || orders.length === 0
            ? [t('customers.counted', { count: listed.length })]
            : []),
        ]
        return (
          <>
            {orders.length > 0 && (
              <ul className={styles.orders} aria-label={t('customers.foundOrders')}>
                {orders.map((order) => (
                  <OrderLink key={order.id} order={order} isNamed />
                ))}
              </ul>
            )}
            <Text look="note" role="status">
              {typed !== '' && counts.join(' · ')}
            </Text>
            {listed.length > 0 && <CustomersTable customers={listed} />}
            <UnreadableRows kind="customers" ids={unreadable.customers} />
            <UnreadableRows kind="orders" ids={unreadable.orders} />
            {orders.length + listed.length === 0 && !customers.hasNextPage && (
              <EmptyState title={t(typed === '' ? 'orders.empty' : 'customers.noneFound')}>
                {t(typed === '' ? 'orders.emptyText' : 'customers.noneFoundText')}
              </EmptyState>
            )}
            <ShowMore list={customers} count={orders.length + listed.length}>
              {t('more')}
            </ShowMore>
          </>
        )
      }}
    </QueryBoundary>
  )
}
