import { EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { CursorList } from '../frame/CursorList.tsx'
import { BulkShippingDialog, ShippableOrders } from './BulkShipping.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import {
  isFiltered,
  orderNumberOf,
  toFilter,
  useOrderSearch,
  type OrderSearch,
} from './orderSearch.ts'
import { OrdersHeader } from './OrdersHeader.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { useBulkShipping } from './useBulkShipping.ts'

/** The orders that match the search. */
export function Orders() {
  const [search, setSearch] = useOrderSearch()
  const number = orderNumberOf(search)
  const listed = <ListedOrders search={search} onSearch={setSearch} />
  return (
    <div className={styles.orders}>
      <OrderFilters search={search} onSearch={setSearch} />
      {number === '' ? (
        listed
      ) : (
        <FoundOrders number={number}>
          {search.number === '' ? listed : <NoOrderFound />}
        </FoundOrders>
      )}
    </div>
  )
}

interface ListedOrdersProps {
  readonly search: OrderSearch
  readonly onSearch: (search: OrderSearch) => void
}

/** One page of the orders that match the search. */
function ListedOrders({ search, onSearch }: ListedOrdersProps) {
  const { t } = useTranslation('admin')
  const filter = toFilter(search)
  const bulk = useBulkShipping()
  return (
    <>
      <BulkShippingDialog bulk={bulk} />
      <CursorList
        list={orderQueries.list(useBackend(), filter)}
        cursors={search.cursors}
        page={search.page}
        errorMessage={t('orders.failed')}
        empty={
          isFiltered(search) ? (
            <NoOrderFound />
          ) : (
            <EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>
          )
        }
        onPageChange={(position) => onSearch({ ...search, ...position })}
      >
        {(orders, isBusy) => (
          <>
            <OrdersHeader filter={filter} />
            <ShippableOrders orders={orders} isBusy={isBusy} bulk={bulk} />
          </>
        )}
      </CursorList>
    </>
  )
}

interface FoundOrdersProps {
  readonly number: string
  /** Shown if no order has the number. */
  readonly children: ReactNode
}

function FoundOrders({ number, children }: FoundOrdersProps) {
  const { t } = useTranslation('admin')
  const found = useQuery(orderQueries.found(useBackend(), number))
  return (
    <QueryBoundary query={found} errorMessage={t('orders.failed')}>
      {(orders) => (orders.length === 0 ? children : <OrdersTable orders={orders} />)}
    </QueryBoundary>
  )
}

function NoOrderFound() {
  const { t } = useTranslation('admin')
  return <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
}
