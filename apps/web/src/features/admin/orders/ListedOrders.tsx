import type { Order } from '@storefront/domain'
import { EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { PageSteps } from '../frame/PageSteps.tsx'
import { orderQueries } from '../orderQueries.ts'
import { isFiltered, type OrderSearch, toFilter } from './orderSearch.ts'
import { OrdersHead } from './OrdersHead.tsx'
import { OrdersTable } from './OrdersTable.tsx'

interface ListedOrdersProps {
  readonly search: OrderSearch
  readonly onSearch: (search: OrderSearch) => void
  readonly onOpen: (order: Order) => void
}

/** One page of the orders that a filter lets through. */
export function ListedOrders({ search, onSearch, onOpen }: ListedOrdersProps) {
  const { t } = useTranslation('admin')
  const { trail } = search
  const filter = toFilter(search)
  const orders = useQuery(orderQueries.page(useBackend(), filter, trail.at(-1) ?? null))
  return (
    <QueryBoundary query={orders} failed={t('orders.failed')}>
      {({ items, next }) =>
        items.length === 0 ? (
          <NoOrders isFiltered={isFiltered(search)} />
        ) : (
          <>
            <OrdersHead filter={filter} />
            <OrdersTable orders={items} onOpen={onOpen} isBusy={orders.isPlaceholderData} />
            <PageSteps
              trail={trail}
              page={search.page}
              next={next}
              isBusy={orders.isPlaceholderData}
              onTurn={(turned) => onSearch({ ...search, ...turned })}
            />
          </>
        )
      }
    </QueryBoundary>
  )
}

function NoOrders({ isFiltered: wasFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('admin')
  return wasFiltered ? (
    <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
  ) : (
    <EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>
  )
}
