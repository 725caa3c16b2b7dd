import { type Account, assertNever } from '@storefront/domain'
import { buttonAttributes, EmptyState, Loading } from '@storefront/ui'
import { useLayoutEffect } from 'react'
import { Navigate } from 'react-router-dom'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useRemoval } from '../cart/RemovedNotice.tsx'
import { orderPath } from '../orders/ownOrderQueries.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { useCheckout } from './useCheckout.ts'

interface CheckoutProps {
  readonly account: Account
}

/** The checkout of a signed-in visitor, in each of its states. */
export function Checkout({ account }: CheckoutProps) {
  const { t } = useTranslation(['checkout', 'shared'])
  const removal = useRemoval()
  const checkout = useCheckout(account, removal.removed.length > 0)
  const { state, placing, refresh, retryLookUp } = checkout
  switch (state.status) {
    case 'loading':
      return <Loading>{t('shared:loading')}</Loading>
    case 'load-failed':
      return (
        <OutageBanner
          errorMessage={t('loadFailed')}
          outage={state.outage}
          onRetry={() => void refresh()}
        />
      )
    case 'looking':
      return <Loading>{t('looking')}</Loading>
    case 'look-failed':
      return (
        <OutageBanner
          errorMessage={t('lookFailed')}
          outage={state.outage}
          onRetry={() => void retryLookUp()}
        />
      )
    case 'empty':
      return <NothingToOrder />
    case 'ready':
      return (
        <CheckoutForm account={account} shop={state.shop} placing={placing} removal={removal} />
      )
    case 'placing':
      return <LoadingScreen>{t('order.placing')}</LoadingScreen>
    case 'placed':
      return <OrderPlaced id={state.order.id} />
    default:
      return assertNever(state)
  }
}

/**
 * Redirects to the order's page, which replaces the checkout in the history. A component, so that a buyer
 * who has left the checkout before the answer arrives is not redirected.
 */
function OrderPlaced({ id }: { readonly id: string }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <LoadingScreen>{t('opening')}</LoadingScreen>
      <Navigate to={localizedPath(`${orderPath(id)}?placed`, useLanguage())} replace />
    </>
  )
}

/** Replaces the form and scrolls to the top, so that a second press does not hit the footer. */
function LoadingScreen({ children }: { readonly children: string }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return <Loading>{children}</Loading>
}

function NothingToOrder() {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <LocalizedLink to="/products" {...buttonAttributes()}>
          {t('browse')}
        </LocalizedLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
