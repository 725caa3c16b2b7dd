import type { Order, OrderFilter } from '@storefront/domain'
import { Button, EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { CursorList } from '../frame/CursorList.tsx'
import { BulkBar, BulkResult } from './BulkSteps.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import { isFiltered, useOrderFilter, useOrderSearch, type OrderSearch } from './orderSearch.ts'
import { OrdersHeader } from './OrdersHeader.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { SelectAll, toggled } from './SelectAll.tsx'
import { bulkStepNames, bulkStepOf, useBulkSteps, type BulkSteps } from './useBulkSteps.ts'

/** The orders that match the search. */
export function Orders() {
  const [search, setSearch] = useOrderSearch()
  const filter = useOrderFilter(search)
  if (filter === null) return <UnreadBuyer search={search} />
  return (
    <div className={styles.orders}>
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
  readonly onSearch: (search: OrderSearch) => void
}

/** One page of the orders that match the search. */
function ListedOrders({ search, filter, onSearch }: ListedOrdersProps) {
  const { t } = useTranslation('admin')
  const bulk = useBulkSteps()
  return (
    <>
      <BulkResult bulk={bulk} />
      <CursorList
        list={orderQueries.list(useBackend(), filter)}
        cursors={search.cursors}
        page={search.page}
        errorMessage={t('orders.failed')}
        empty={<NoOrders search={search} isAllDone={bulk.state.status === 'done'} />}
        onPageChange={(position) => onSearch({ ...search, ...position })}
      >
        {(orders, isBusy) => (
          <>
            {search.buyer !== '' && (
              <BuyerName orders={orders} onClear={() => onSearch({ ...search, buyer: '' })} />
            )}
            <OrdersHeader filter={filter} />
            <SelectableOrders orders={orders} isBusy={isBusy} bulk={bulk} />
          </>
        )}
      </CursorList>
    </>
  )
}

interface SelectableOrdersProps {
  readonly orders: readonly Order[]
  /** Whether other orders are loading. */
  readonly isBusy: boolean
  readonly bulk: BulkSteps
}

/** The ids of the selected orders, and the history key of their list: another list starts without a selection. */
interface Selection {
  readonly list: string
  readonly ids: ReadonlySet<string>
}

/** A page of orders, of which those to ship or to deliver next can be selected and moved together. */
function SelectableOrders({ orders, isBusy, bulk }: SelectableOrdersProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { key: list } = useLocation()
  const [selection, setSelection] = useState<Selection>({ list, ids: new Set() })
  const selectable = orders.filter((order) => bulkStepOf(order) !== null)
  // A selected order may no longer be selectable after a reload.
  const selected = selectable.filter(({ id }) => selection.list === list && selection.ids.has(id))
  const select = (chosen: readonly Order[]) =>
    setSelection({ list, ids: new Set(chosen.map(({ id }) => id)) })
  const count = selectable.length
  return (
    <div className={styles.selectable}>
      {count > 0 && (
        <SelectAll
          className={styles.all}
          label={t('orders.bulk.all', { count, number: formatNumber(count, language) })}
          orders={selectable}
          selected={selected}
          onSelect={select}
        />
      )}
      <OrdersTable
        orders={orders}
        isBusy={isBusy}
        selection={{
          selectable,
          selected,
          onToggle: (order) => select(toggled(selected, order)),
        }}
      />
      <BulkBar
        bulk={bulk}
        selected={selected}
        steps={bulkStepNames.filter((step) => selected.some((order) => bulkStepOf(order) === step))}
        onSelect={select}
      />
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
