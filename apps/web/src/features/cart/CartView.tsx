import { Banner, Button, buttonLook, Loading } from '@storefront/ui'
import { Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './Cart.module.css'
import { CartFoot } from './CartFoot.tsx'
import { CartLines } from './CartLines.tsx'
import { type Removal, RemovedNotice, useRemoval } from './RemovedNotice.tsx'
import { useCart } from './useCart.ts'
import { type PricedCart, usePricedCart } from './usePricedCart.ts'

/** Who has a cart does without; where it is lost, the way to the bottles is there all the same. */
const BottlesOnSale = lazyPart(async () => (await import('./BottlesOnSale.tsx')).BottlesOnSale, {
  namespace: 'catalog',
  Fallback: () => null,
})

/** What the cart's page shows: its lines and what they cost today. */
export function CartView() {
  const { t } = useTranslation('cart')
  const priced = usePricedCart()
  const removal = useRemoval()
  const summaryId = useId()
  return (
    <div className={priced.lines.length > 0 ? styles.columns : undefined}>
      <div>
        <CartContents priced={priced} removal={removal} />
        {priced.lines.length > 0 && (
          <Button variant="quiet" className={styles.out} onClick={removal.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {priced.lines.length > 0 && (
        <section className={styles.summary} aria-labelledby={summaryId}>
          <h2 id={summaryId}>{t('summary')}</h2>
          <CartFoot priced={priced} />
        </section>
      )}
    </div>
  )
}

interface CartContentsProps {
  readonly priced: PricedCart
  readonly removal: Removal
  /** Hears of the way out of an empty cart being taken. */
  readonly onLeave?: () => void
}

/** What is in the cart, or the way to fill it: on its page and in the drawer. */
export function CartContents({ priced, removal, onLeave }: CartContentsProps) {
  const { t } = useTranslation(['cart', 'shared'])
  const { dispatch } = useCart()
  const contents = useRef<HTMLDivElement>(null)
  if (priced.isLoading) return <Loading>{t('shared:loading')}</Loading>

  function undo(): void {
    removal.undo()
    contents.current?.focus()
  }

  return (
    <div ref={contents} className={styles.contents} tabIndex={-1}>
      <RemovedNotice removal={{ ...removal, undo }} />
      {priced.lines.length === 0 ? (
        <>
          <div className={styles.empty}>
            <div className={styles.emptyWords}>
              <h2>{t('emptyTitle')}</h2>
              <p>{t('emptyText')}</p>
            </div>
            <LocalizedLink to="/products" {...buttonLook({ variant: 'quiet' })} onClick={onLeave}>
              {t('browse')}
            </LocalizedLink>
          </div>
          <Suspense>
            <BottlesOnSale onAdded={() => contents.current?.focus()} onLeave={onLeave} />
          </Suspense>
        </>
      ) : (
        <>
          {priced.isOutdated && <Banner tone="warning">{t('pricesUnavailable')}</Banner>}
          <CartLines
            lines={priced.lines}
            mostPerOrder={priced.settings?.maxBottlesPerOrder}
            onQuantity={(id, quantity) => dispatch({ type: 'set-quantity', id, quantity })}
            onRemove={removal.remove}
          />
        </>
      )}
    </div>
  )
}
