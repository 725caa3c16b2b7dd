import { outageCodeOf } from '@storefront/domain'
import { Button, buttonLook, EmptyState, Loading } from '@storefront/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../shared/query/ServerState.tsx'
import { useBackend } from '../../shared/services.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { OrderList } from './components/OrderList.tsx'
import { orderQueries } from './orderQueries.ts'

/** A user's orders, page by page. */
export function OrderHistory(props: { readonly uid: string }) {
  return (
    <ServerState>
      <Orders {...props} />
    </ServerState>
  )
}

function Orders({ uid }: { readonly uid: string }) {
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
