import { outageCodeOf } from '@storefront/domain'
import { buttonLook, EmptyState, Loading } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { ServerState } from '../../shared/query/ServerState.tsx'
import { useBackend } from '../../shared/services.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { orderQueries } from './orderQueries.ts'
import { OrderView } from './OrderView.tsx'
import { useCancelOrder } from './useCancelOrder.ts'
import { useOrderAgain } from './useOrderAgain.ts'

interface OwnOrderProps {
  readonly uid: string
  readonly id: string
}

/** An order of the visitor's; somebody else's is not found either. */
export function OwnOrder(props: OwnOrderProps) {
  return (
    <ServerState>
      <Found {...props} />
    </ServerState>
  )
}

function Found({ uid, id }: OwnOrderProps) {
  const { t } = useTranslation(['orders', 'shared'])
  const [query] = useSearchParams()
  const order = useQuery(orderQueries.one(useBackend(), uid, id))
  const cancelling = useCancelOrder(uid, id)
  const again = useOrderAgain()
  if (order.data != null) {
    return (
      <OrderView
        order={order.data}
        isConfirmation={query.has('placed') && order.data.status === 'pending'}
        cancelling={cancelling}
        again={again}
      />
    )
  }
  if (order.isPending) return <Loading>{t('shared:loading')}</Loading>
  if (order.isError) {
    return (
      <OutageBanner
        failed={t('order.loadFailed')}
        outage={outageCodeOf(order.error)}
        onRetry={() => void order.refetch()}
      />
    )
  }
  return (
    <EmptyState
      headingLevel={1}
      title={t('order.notFoundTitle')}
      action={
        <LocalizedLink to="/orders" {...buttonLook({ variant: 'secondary' })}>
          {t('order.back')}
        </LocalizedLink>
      }
    >
      {t('order.notFoundText')}
    </EmptyState>
  )
}
