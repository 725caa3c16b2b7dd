import { type Account, type Order, outageCodeOf } from '@storefront/domain'
import { buttonLook, EmptyState, Loading } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../shared/query/ServerState.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useCart } from '../cart/useCart.ts'
import { useRemoval } from '../cart/RemovedNotice.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { useCheckout } from './useCheckout.ts'
import { useConfirmation } from './useConfirmation.ts'
import { useInDoubtOrder } from './useInDoubtOrder.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

interface CheckoutProps {
  readonly account: Account
}

/** The checkout of a signed-in visitor. */
export function Checkout(props: CheckoutProps) {
  return (
    <ServerState>
      <Steps {...props} />
    </ServerState>
  )
}

/** What comes before there is something to confirm, and after. */
function Steps({ account }: CheckoutProps) {
  const { t } = useTranslation(['checkout', 'shared'])
  const { cart, isLoading } = useCart()
  const checkout = useCheckout(account)
  const placing = usePlaceOrder()
  const removal = useRemoval()
  const isOver = placing.placement?.status === 'placed'
  const isEmpty = cart.length === 0
  const former = useInDoubtOrder(account.uid, isEmpty, !placing.isPlacing && !isOver)

  if (former.order !== null) return <FoundOrder order={former.order} />
  if (former.isLooking) return <Loading>{t('looking')}</Loading>
  if (isOver) return <Loading>{t('order.placing')}</Loading>
  if (isEmpty && former.error !== null) {
    return (
      <OutageBanner
        failed={t('lookFailed')}
        outage={outageCodeOf(former.error)}
        onRetry={() => void former.refetch()}
      />
    )
  }
  // Who took out the last bottle here can put it back here.
  const hasDesk = !isEmpty || removal.removed.length > 0
  if (!hasDesk && !isLoading && !placing.isPlacing) return <NothingToOrder />
  if (checkout.known !== null && hasDesk) {
    const { known, refresh } = checkout
    return <CheckoutForm {...{ account, cart, known, placing, removal }} onStale={refresh} />
  }
  if (checkout.outage !== null) {
    return (
      <OutageBanner
        failed={t('loadFailed')}
        outage={checkout.outage}
        onRetry={() => void checkout.refresh()}
      />
    )
  }
  return <Loading>{t('shared:loading')}</Loading>
}

/** An earlier try has placed the order after all. */
function FoundOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('checkout')
  const confirm = useEffectEvent(useConfirmation())
  useEffect(() => confirm(order), [order])
  return <Loading>{t('looking')}</Loading>
}

function NothingToOrder() {
  const { t } = useTranslation('checkout')
  return (
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
  )
}
