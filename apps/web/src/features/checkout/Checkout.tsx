import { assertNever, type Account, type Order } from '@storefront/domain'
import { buttonAttributes, EmptyState, Loading } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'

import { useI18n, useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink, PageTransitionsContext } from '../../shared/navigation/LocalizedLink.tsx'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { redirectState } from '../../shared/notices/Notices.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useRemoval } from '../cart/RemovedNotice.tsx'
import { LazyOwnOrder } from '../orders/LazyOwnOrder.ts'
import { orderPath } from '../orders/ownOrderQueries.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { useCheckout } from './useCheckout.ts'

interface CheckoutProps {
  /** Null for a guest. */
  readonly account: Account | null
}

/** The checkout in each of its states. */
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
        <ConfirmationLoader>
          <CheckoutForm account={account} shop={state.shop} placing={placing} removal={removal} />
        </ConfirmationLoader>
      )
    case 'placing':
      return <LoadingScreen>{t('order.placing')}</LoadingScreen>
    case 'placed':
      return <OrderPlaced order={state.order} />
    default:
      return assertNever(state)
  }
}

/** Returns a function that loads an order's page with all its code. It resolves to whether all is loaded. */
function useLoadOrderPage(): (id: string) => Promise<boolean> {
  const { load } = useContext(PageTransitionsContext)
  const i18n = useI18n()
  const language = useLanguage()
  return async (id) => {
    const loading = [load(localizedPath(orderPath(id), language)), LazyOwnOrder.load(i18n)]
    const results = await Promise.allSettled(loading)
    return results.every((result) => result.status === 'fulfilled' && result.value)
  }
}

/** Loads the code of the confirmation while the buyer fills in the form: before the order is placed. */
function ConfirmationLoader({ children }: { readonly children: ReactNode }) {
  const loadOrderPage = useLoadOrderPage()
  // The page of any order has the same code.
  const onMount = useEffectEvent(() => void loadOrderPage('any'))
  useEffect(() => onMount(), [])
  return children
}

/**
 * Redirects to the order's page, which replaces the checkout in the history. If that page's code is lost,
 * says here that the order was placed. A component, so that a buyer who has left the checkout before the
 * answer arrives is not redirected.
 */
function OrderPlaced({ order: { id, number } }: { readonly order: Order }) {
  const { t } = useTranslation('checkout')
  const loadOrderPage = useLoadOrderPage()
  const path = localizedPath(`${orderPath(id)}?placed`, useLanguage())
  const { data: isLoaded } = useQuery({
    queryKey: ['order-page', path],
    queryFn: () => loadOrderPage(id),
    gcTime: 0,
  })
  if (isLoaded === false) {
    return (
      <EmptyState
        role="alert"
        title={t('placed.title')}
        action={
          // Not a link of the router: the browser has to reload the site.
          <a href={path} {...buttonAttributes()}>
            {t('placed.open')}
          </a>
        }
      >
        {t('placed.text', { id: number })}
      </EmptyState>
    )
  }
  return (
    <>
      <LoadingScreen>{t('opening')}</LoadingScreen>
      {isLoaded && <Navigate to={path} replace state={redirectState} />}
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
