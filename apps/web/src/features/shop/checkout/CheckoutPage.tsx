import { outageCodeOf, type Account } from '@storefront/domain'
import { Button, Loading, Text } from '@storefront/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { BottlesOnSale } from '../cart/BottlesOnSale.tsx'
import { NoBottles } from '../cart/NoBottles.tsx'
import { useCart } from '../cart/useCart.ts'
import styles from './Checkout.module.css'
import { CheckoutForm } from './CheckoutForm.tsx'
import { PlaceFailure } from './PlacePart.tsx'
import { useCheckoutShop } from './useCheckoutShop.ts'
import { usePlaceOrder, type Placing } from './usePlaceOrder.ts'

/** `/checkout`: from a cart to an order, on one page, with or without an account. */
export function Page() {
  const { t } = useTranslation(['checkout', 'shared'])
  const session = useSession()
  const account = session.status === 'signed-in' ? session.account : null
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <Text look="soft">{t(account === null ? 'leadGuest' : 'lead')}</Text>
      </header>
      {session.status === 'checking' ? (
        <Loading>{t('shared:loading')}</Loading>
      ) : (
        // When a session ends, nothing of its profile stays on the page; what was typed does.
        <Checkout
          key={account?.uid}
          account={account}
          onFirstBottle={() => heading.current?.focus()}
        />
      )}
    </div>
  )
}

interface CheckoutProps {
  /** Null for a guest. */
  readonly account: Account | null
  /** Called when a bottle is added to the empty cart; its button is gone. */
  readonly onFirstBottle: () => void
}

/** The checkout in each of its states. */
function Checkout({ account, onFirstBottle }: CheckoutProps) {
  const { t } = useTranslation(['checkout', 'shared'])
  const { cart, isLoading } = useCart()
  const { shop, buyer, error, refresh } = useCheckoutShop(account)
  const placing = usePlaceOrder(buyer, refresh)
  if (placing.data?.ok || (placing.isPending && cart.length === 0)) {
    return <LoadingScreen>{t('order.placing')}</LoadingScreen>
  }
  if (cart.length === 0) {
    if (isLoading) return <Loading>{t('shared:loading')}</Loading>
    if (placing.isError) return <SendAgain placing={placing} />
    return (
      <div>
        <NoBottles />
        <BottlesOnSale onAdded={onFirstBottle} />
      </div>
    )
  }
  if (shop !== null) return <CheckoutForm shop={shop} buyer={buyer} placing={placing} />
  if (error === null) return <Loading>{t('shared:loading')}</Loading>
  return (
    <OutageBanner
      errorMessage={t('loadFailed')}
      outage={outageCodeOf(error)}
      onRetry={() => void refresh()}
    />
  )
}

/** Replaces the form and scrolls to the top, so that a second press does not hit the footer. */
function LoadingScreen({ children }: { readonly children: string }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return <Loading>{children}</Loading>
}

/** The answer to an order was lost, and the cart is empty: the same order is sent again. */
function SendAgain({ placing }: { readonly placing: Placing }) {
  const { t } = useTranslation(['checkout', 'shared'])
  const { variables, mutate } = placing
  return (
    <>
      <PlaceFailure placing={placing} />
      {variables !== undefined && (
        <div>
          <Button onClick={() => mutate(variables)}>{t('shared:tryAgain')}</Button>
        </div>
      )}
    </>
  )
}
