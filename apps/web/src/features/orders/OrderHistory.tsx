import { type Order, outageCodeOf } from '@storefront/domain'
import { ArrowRightIcon, Button, buttonLook, EmptyState, Loading } from '@storefront/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { formatDate, formatMoney } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { ServerState } from '../../shared/query/ServerState.tsx'
import { useBackend } from '../../shared/services.tsx'
import { OrderStatusChip } from './OrderFacts.tsx'
import styles from './OrderHistory.module.css'
import { orderPath, orderQueries } from './orderQueries.ts'

/** A user's orders, page by page. */
export function OrderHistory(props: { readonly uid: string }) {
  return (
    <ServerState>
      <OrderPages {...props} />
    </ServerState>
  )
}

function OrderPages({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(['orders', 'shared'])
  const history = useInfiniteQuery(orderQueries.history(useBackend(), uid))
  const orders = history.data?.pages.flatMap((page) => page.items) ?? []
  if (history.isPending) return <Loading>{t('shared:loading')}</Loading>
  return (
    <>
      {orders.length > 0 && <OrderList orders={orders} />}
      {history.isError && (
        <OutageBanner
          failed={t('loadFailed')}
          outage={outageCodeOf(history.error)}
          isRetrying={history.isFetching}
          onRetry={() => void (history.data ? history.fetchNextPage() : history.refetch())}
        />
      )}
      {history.isSuccess && orders.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          action={
            <LocalizedLink to="/products" {...buttonLook()}>
              {t('browse')}
            </LocalizedLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {history.hasNextPage && !history.isError && (
        <div>
          <Button
            variant="secondary"
            busy={history.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Orders as lines of a ledger; each leads to its own page. */
function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <ul role="list" className={styles.orders}>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderEntry({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const bottles = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.order}>
      <h2 className={styles.number}>
        <LocalizedLink to={orderPath(order.id)} aria-label={t('openNamed', { id: order.id })}>
          {order.id}
        </LocalizedLink>
      </h2>
      <p className={styles.date}>{formatDate(order.createdAt, language)}</p>
      <p className={styles.status}>
        <OrderStatusChip status={order.status} />
      </p>
      <p className={styles.bottles}>{t('bottles', { count: bottles })}</p>
      <p className={styles.total}>{formatMoney(order.totalCents, language)}</p>
      <ArrowRightIcon className={styles.arrow} />
    </li>
  )
}
