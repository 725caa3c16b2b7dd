import type { Order } from '@storefront/domain'
import { Button, EmptyState } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { CursorList } from '../frame/CursorList.tsx'
import { BulkShippingDialog, ShippableOrders } from './BulkShipping.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { orderQueries } from './orderQueries.ts'
import styles from './Orders.module.css'
import { isFiltered, toFilter, useOrderSearch, type OrderSearch } from './orderSearch.ts'
import { OrdersHeader } from './OrdersHeader.tsx'
import { useBulkShipping } from './useBulkShipping.ts'

/** The orders that match the search. */
export function Orders() {
  const [search, setSearch] = useOrderSearch()
  return (
    <div className={styles.orders}>
      <OrderFilters search={search} onSearch={setSearch} />
      <ListedOrders search={search} onSearch={setSearch} />
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
            {search.buyer !== '' && (
              <BuyerName orders={orders} onClear={() => onSearch({ ...search, buyer: '' })} />
            )}
            <OrdersHeader filter={filter} />
            <ShippableOrders orders={orders} isBusy={isBusy} bulk={bulk} />
          </>
        )}
      </CursorList>
    </>
  )
}

interface BuyerNameProps {
  /** Orders of one account. */
  readonly orders: readonly Order[]
  readonly onClear: () => void
}

/** Whose orders are listed, with a button that lists all. */
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

function NoOrderFound() {
  const { t } = useTranslation('admin')
  return <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
}
