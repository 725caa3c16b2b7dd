import type { Order, OrderFilter } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { Button, EmptyState, Pagination } from '@storefront/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { ListTools } from './ListTools.tsx'
import { OrderList } from './OrderList.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import {
  isFiltered,
  toUrlQuery,
  useOrderFilter,
  useOrderSearch,
  type ListPosition,
  type OrderSearch,
} from './orderSearch.ts'
import { ViewTabs } from './ViewTabs.tsx'

/** The orders of a view, as the search says. */
export function Orders() {
  const [search, setSearch] = useOrderSearch()
  const filter = useOrderFilter(search)
  if (filter === null) return <UnreadBuyer search={search} />
  return (
    <div className={styles.orders}>
      <ViewTabs search={search} filter={filter} onSearch={setSearch} />
      <ListedOrders search={search} filter={filter} onSearch={setSearch} />
    </div>
  )
}

/** Shown until the order is read whose customer's orders are listed. */
function UnreadBuyer({ search: { buyer } }: { readonly search: OrderSearch }) {
  const { t } = useTranslation('desk')
  const order = useQuery(orderQueries.one(useBackend(), buyer))
  return (
    <QueryBoundary query={order} errorMessage={t('orders.failed')}>
      {() => null}
    </QueryBoundary>
  )
}

interface ListedOrdersProps {
  readonly search: OrderSearch
  readonly filter: OrderFilter
  readonly onSearch: (changes: Partial<OrderSearch>) => void
}

/** One page of the orders that match the search. While a page cannot be loaded, the previous one stays visible. */
function ListedOrders({ search, filter, onSearch }: ListedOrdersProps) {
  const { t } = useTranslation('desk')
  const loadBackend = useBackend()
  const { cursors, page } = search
  const query = useQuery({
    ...orderQueries.page(loadBackend, filter, cursors.at(-1)),
    placeholderData: keepPreviousData,
  })
  const previousPage = useQuery({
    ...orderQueries.page(loadBackend, filter, cursors.at(-2)),
    enabled: false,
  })
  const isMissing = query.data === undefined && query.isError
  const previousCursors = cursors.slice(0, -1)
  const shown = isMissing
    ? { cursors: previousCursors, page: previousCursors.length + 1 }
    : { cursors, page }

  function goTo(position: ListPosition): void {
    if (isMissing && position.cursors.at(-1) === cursors.at(-1)) void query.refetch()
    else onSearch(position)
  }

  return (
    <QueryBoundary
      query={query}
      errorMessage={t('orders.failed')}
      fallback={cursors.length > 0 ? previousPage.data : undefined}
    >
      {({ items, next, after, unreadable }) => (
        <>
          {search.buyer !== '' && items.length > 0 && (
            <BuyerName orders={items} onClear={() => onSearch({ buyer: '' })} />
          )}
          <OrderList
            query={toUrlQuery(search)}
            orders={items}
            filter={filter}
            isBusy={query.isPlaceholderData}
            tools={<ListTools search={search} filter={filter} onSearch={onSearch} />}
            empty={unreadable.length === 0 && <NoOrders search={search} />}
          />
          <UnreadableRows kind="orders" ids={unreadable} />
          {/* Also shown while the only page is loading after one of several, because it may have the focus. */}
          {(cursors.length > 0 || after !== null || next !== null) && (
            <OrdersPagination
              {...shown}
              next={query.isPlaceholderData ? null : next}
              onPageChange={goTo}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

interface OrdersPaginationProps extends ListPosition {
  /** The cursor of the next page; null if there is none or it is unknown. */
  readonly next: string | null
  readonly onPageChange: (position: ListPosition) => void
}

/**
 * The pagination of the list, of which only the next cursor is known. If the page was opened by a URL, the earlier
 * cursors are unknown and "previous" leads to the first page.
 */
function OrdersPagination({ cursors, page, next, onPageChange }: OrdersPaginationProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const previousCursors = cursors.slice(0, -1)
  return (
    <Pagination
      label={t('pagination.label')}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      onPrevious={
        cursors.length === 0
          ? null
          : () => onPageChange({ cursors: previousCursors, page: previousCursors.length + 1 })
      }
      onNext={
        next === null ? null : () => onPageChange({ cursors: [...cursors, next], page: page + 1 })
      }
    >
      {t('pagination.page', { page: formatNumber(page, language) })}
    </Pagination>
  )
}

interface BuyerNameProps {
  /** Orders of one customer. */
  readonly orders: readonly Order[]
  readonly onClear: () => void
}

/** The buyer whose orders are listed, with a button that lists all orders. */
function BuyerName({ orders, onClear }: BuyerNameProps) {
  const { t } = useTranslation('desk')
  const name = orders[0]?.customer.nombre || t('orders.details.unnamed')
  return (
    <div className={styles.head}>
      <h2>{t('customers.ordersOf', { name })}</h2>
      <Button variant="quiet" onClick={onClear}>
        {t('orders.filter.anyBuyer')}
      </Button>
    </div>
  )
}

/** The words in place of an empty list. */
function NoOrders({ search }: { readonly search: OrderSearch }) {
  const { t } = useTranslation('desk')
  if (!isFiltered(search)) {
    return <EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>
  }
  return search.status === 'todo' && !isFiltered({ ...search, status: null }) ? (
    <EmptyState title={t('queue.nothing')} />
  ) : (
    <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
  )
}
