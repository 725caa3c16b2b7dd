import type { Order, OrderFilter } from '@storefront/domain'
import { Button, buttonAttributes, EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { CursorList } from '../frame/CursorList.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import {
  enterKey,
  isFiltered,
  useOrderFilter,
  useOrderSearch,
  type OrderSearch,
} from './orderSearch.ts'
import { OrdersHeader } from './OrdersHeader.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { SelectAll, SelectionBar, useSelection } from './SelectionBar.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { useSteps } from './useSteps.ts'

/** The orders that match the search. */
export function Orders() {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useOrderSearch()
  const filter = useOrderFilter(search)
  if (filter === null) return <UnreadBuyer search={search} />
  return (
    <div className={styles.orders}>
      <LocalizedLink
        to={`/dashboard/orders?${enterKey}`}
        {...buttonAttributes({ variant: 'secondary', className: styles.enter })}
      >
        {t('orders.desk.enter')}
      </LocalizedLink>
      <OrderFilters search={search} filter={filter} onSearch={setSearch} />
      <ListedOrders search={search} filter={filter} onSearch={setSearch} />
    </div>
  )
}

/** Shown until the order is read whose customer's orders are listed. */
function UnreadBuyer({ search: { buyer } }: { readonly search: OrderSearch }) {
  const { t } = useTranslation('admin')
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

/** One page of the orders that match the search. */
function ListedOrders({ search, filter, onSearch }: ListedOrdersProps) {
  const { t } = useTranslation('admin')
  const { report } = useReport()
  return (
    <CursorList
      list={orderQueries.list(useBackend(), filter)}
      cursors={search.cursors}
      page={search.page}
      errorMessage={t('orders.failed')}
      empty={<NoOrders search={search} isAllDone={report !== null} />}
      onPageChange={onSearch}
    >
      {(orders, isBusy) => (
        <>
          {search.buyer !== '' && (
            <BuyerName orders={orders} onClear={() => onSearch({ buyer: '' })} />
          )}
          <OrdersHeader filter={filter} />
          <SelectableOrders orders={orders} isBusy={isBusy} />
        </>
      )}
    </CursorList>
  )
}

interface SelectableOrdersProps {
  readonly orders: readonly Order[]
  /** Whether other orders are loading. */
  readonly isBusy: boolean
}

/** A page of orders, of which those to ship or to deliver next can be selected and moved together. */
function SelectableOrders({ orders, isBusy }: SelectableOrdersProps) {
  const { key } = useLocation()
  const selection = useSelection(orders, key)
  const steps = useSteps()
  return (
    <div className={styles.selectable}>
      <SelectAll selection={selection} orders={orders} className={styles.all} />
      <OrdersTable orders={orders} isBusy={isBusy} selection={selection} />
      <SelectionBar selection={selection} steps={steps} />
      <StepQuestion steps={steps} />
    </div>
  )
}

interface BuyerNameProps {
  /** Orders of one customer. */
  readonly orders: readonly Order[]
  readonly onClear: () => void
}

/** The buyer whose orders are listed, with a button that lists all orders. */
function BuyerName({ orders, onClear }: BuyerNameProps) {
  const { t } = useTranslation('admin')
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

interface NoOrdersProps {
  readonly search: OrderSearch
  /** Whether the last orders of the list have just been moved. */
  readonly isAllDone: boolean
}

function NoOrders({ search, isAllDone }: NoOrdersProps) {
  const { t } = useTranslation('admin')
  if (!isFiltered(search)) {
    return <EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>
  }
  return isAllDone ? (
    <EmptyState title={t('orders.allDone')}>{t('orders.allDoneText')}</EmptyState>
  ) : (
    <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
  )
}
