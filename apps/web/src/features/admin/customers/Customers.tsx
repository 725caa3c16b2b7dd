import { Button, EmptyState } from '@storefront/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useDashboardSearch } from '../frame/useDashboardSearch.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import { customersQuery } from './customerQueries.ts'
import styles from './Customers.module.css'
import { CustomersTable, OrderLink } from './CustomersTable.tsx'

/** All customers, or what the dashboard's search finds: customers, and the orders with the number. */
export function Customers() {
  const { t } = useTranslation('admin')
  const [typed, search] = useDashboardSearch()
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
      <FoundOrder typed={typed} />
      <CustomerList key={typed} typed={typed} />
    </div>
  )
}

/** The order whose number was typed; nothing if the text is none, such as a name. */
function FoundOrder({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('admin')
  const found = useQuery(orderQueries.found(useBackend(), typed))
  return (
    <QueryBoundary query={found} errorMessage={t('orders.failed')} loading={null}>
      {(order) =>
        order !== null && (
          <ul className={styles.orders} aria-label={t('customers.foundOrders')}>
            <OrderLink order={order} isNamed />
          </ul>
        )
      }
    </QueryBoundary>
  )
}

function CustomerList({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('admin')
  const customers = useInfiniteQuery(customersQuery(useBackend(), typed))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = customers
  return (
    <QueryBoundary query={customers} errorMessage={t('customers.failed')}>
      {(listed) => (
        <>
          <p role="status" className={styles.counted}>
            {typed !== '' && t('customers.counted', { count: listed.length })}
          </p>
          {listed.length > 0 && <CustomersTable customers={listed} />}
          {listed.length === 0 && !hasNextPage && (
            <EmptyState title={t(typed === '' ? 'orders.empty' : 'customers.noneFound')}>
              {t(typed === '' ? 'orders.emptyText' : 'customers.noneFoundText')}
            </EmptyState>
          )}
          {hasNextPage && (
            <Button
              variant="secondary"
              className={styles.more}
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('customers.more')}
            </Button>
          )}
        </>
      )}
    </QueryBoundary>
  )
}
