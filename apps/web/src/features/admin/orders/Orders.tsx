import { type Order, orderStatuses } from '@storefront/domain'
import { Button, EmptyState, Field, Select } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { CursorList } from '../frame/CursorList.tsx'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { useSearchField } from '../frame/useSearchField.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import {
  isFiltered,
  noSearch,
  type OrderSearch,
  readFilters,
  toFilter,
  useOrderSearch,
} from './orderSearch.ts'
import { OrdersHead } from './OrdersHead.tsx'
import { OrdersTable } from './OrdersTable.tsx'

/** The orders that are searched for, and the one that was opened. */
export function Orders() {
  return (
    <ServerState>
      <SearchedOrders />
    </ServerState>
  )
}

function SearchedOrders() {
  const [search, go] = useOrderSearch()
  const [opened, setOpened] = useState<Order | null>(null)
  return (
    <div className={styles.orders}>
      <OrderFilters search={search} onSearch={go} />
      {search.number === '' ? (
        <ListedOrders search={search} onSearch={go} onOpen={setOpened} />
      ) : (
        <FoundOrder number={search.number} onOpen={setOpened} />
      )}
      {opened !== null && (
        <OrderDetails key={opened.id} order={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

interface OrderFiltersProps {
  readonly search: OrderSearch
  readonly onSearch: (search: OrderSearch) => void
}

/** Which orders are to be shown; asked for as a whole, when the form is sent. */
function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const { status, from, to, number, email } = search
  const field = useSearchField([status, from, to, number, email].join(' '))
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={t('orders.filter.label')}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(readFilters(new FormData(event.currentTarget)))
      }}
    >
      <Select
        // A list's default value is read but once.
        key={status}
        name="status"
        label={t('orders.status')}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: t('orders.filter.anyStatus') },
          ...orderStatuses.map((value) => ({ value, label: t(`orders.statuses.${value}`) })),
        ]}
      />
      <Field name="from" type="date" label={t('orders.filter.from')} defaultValue={from} max={to} />
      <Field name="to" type="date" label={t('orders.filter.to')} defaultValue={to} min={from} />
      <Field
        ref={field}
        name="search"
        type="search"
        label={t('orders.filter.search')}
        defaultValue={number === '' ? email : number}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          {t('orders.filter.apply')}
        </Button>
        {isFiltered(search) && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button goes with the filters.
              field.current?.focus()
              onSearch(noSearch)
            }}
          >
            {t('orders.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}

interface ListedOrdersProps {
  readonly search: OrderSearch
  readonly onSearch: (search: OrderSearch) => void
  readonly onOpen: (order: Order) => void
}

/** One page of the orders that a filter lets through. */
function ListedOrders({ search, onSearch, onOpen }: ListedOrdersProps) {
  const { t } = useTranslation('admin')
  const filter = toFilter(search)
  return (
    <CursorList
      list={orderQueries.list(useBackend(), filter)}
      cursors={search.cursors}
      page={search.page}
      failed={t('orders.failed')}
      empty={
        isFiltered(search) ? (
          <NoOrderFound />
        ) : (
          <EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>
        )
      }
      onTurn={(place) => onSearch({ ...search, ...place })}
    >
      {(orders, isBusy) => (
        <>
          <OrdersHead filter={filter} />
          <OrdersTable orders={orders} onOpen={onOpen} isBusy={isBusy} />
        </>
      )}
    </CursorList>
  )
}

interface FoundOrderProps {
  readonly number: string
  readonly onOpen: (order: Order) => void
}

/** The order of a number. */
function FoundOrder({ number, onOpen }: FoundOrderProps) {
  const { t } = useTranslation('admin')
  const found = useQuery(orderQueries.found(useBackend(), number))
  return (
    <QueryBoundary query={found} failed={t('orders.failed')}>
      {(order) =>
        order === null ? <NoOrderFound /> : <OrdersTable orders={[order]} onOpen={onOpen} />
      }
    </QueryBoundary>
  )
}

function NoOrderFound() {
  const { t } = useTranslation('admin')
  return <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
}
