import type { Order } from '@storefront/domain'
import { EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { orderQueries } from '../orderQueries.ts'
import { OrdersTable } from './OrdersTable.tsx'

interface FoundOrderProps {
  readonly number: string
  readonly onOpen: (order: Order) => void
}

/** The order of a number. */
export function FoundOrder({ number, onOpen }: FoundOrderProps) {
  const { t } = useTranslation('admin')
  const found = useQuery(orderQueries.found(useBackend(), number))
  return (
    <QueryBoundary query={found} failed={t('orders.failed')}>
      {(order) =>
        order === null ? (
          <EmptyState title={t('orders.noneFound')}>{t('orders.noneFoundText')}</EmptyState>
        ) : (
          <OrdersTable orders={[order]} onOpen={onOpen} />
        )
      }
    </QueryBoundary>
  )
}
