import type { Order, OrderFilter } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { Button, EmptyState } from '@storefront/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { ShowMore } from '../../../shared/query/ShowMore.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { ListTools } from './ListTools.tsx'
import { OrderList } from './OrderList.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import {
  isFiltered,
  orderViewNames,
  orderViews,
  toUrlQuery,
  useOrderFilter,
  useOrderSearch,
  type OrderSearch,
} from './orderSearch.ts'

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

interface ListProps {
  readonly search: OrderSearch
  readonly filter: OrderFilter
  readonly onSearch: (changes: Partial<OrderSearch>) => void
}

/** A button for each view of the orders, with the number of those that match the other filters. */
function ViewTabs({ search, filter, onSearch }: ListProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { statuses: _, owed: __, ...others } = filter
  const { data: figures } = useQuery({
    ...orderQueries.figures(
      useBackend(),
      orderViewNames.map((view) => ({ ...others, ...orderViews[view] })),
    ),
    placeholderData: keepPreviousData,
  })
  return (
    <ul className={styles.tabs} aria-label={t('orders.status')}>
      {['todo' as const, null, ...orderViewNames.slice(1)].map((status) => {
        const count = status === null ? undefined : figures?.[orderViewNames.indexOf(status)]?.count
        return (
          <li key={status}>
            {/* oxlint-disable-next-line react/forbid-elements -- the same orders are shown again */}
            <button
              type="button"
              aria-pressed={status === search.status}
              onClick={() => onSearch({ status })}
            >
              {status === null ? t('orders.filter.anyStatus') : t(`orders.filter.views.${status}`)}{' '}
              <span className={styles.count}>
                {count === undefined ? '' : formatNumber(count, language)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The orders that match the search, page by page. */
function ListedOrders({ search, filter, onSearch }: ListProps) {
  const { t } = useTranslation('desk')
  const query = useInfiniteQuery({
    ...orderQueries.list(useBackend(), filter),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={query} errorMessage={t('orders.failed')}>
      {({ items, unreadable }) => (
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
          <ShowMore key={toUrlQuery(search)} list={query} count={items.length}>
            {t('more')}
          </ShowMore>
        </>
      )}
    </QueryBoundary>
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
