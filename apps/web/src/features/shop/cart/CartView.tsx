import { Banner, Button, Loading } from '@storefront/ui'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { BottlesOnSale } from './BottlesOnSale.tsx'
import styles from './Cart.module.css'
import { CartFooter, CheckoutBar } from './CartFooter.tsx'
import { CartLines } from './CartLines.tsx'
import { NoBottles } from './NoBottles.tsx'
import { RemovedNotice, useRemoval, type Removal } from './RemovedNotice.tsx'
import { useCart } from './useCart.ts'
import { usePricedCart, type PricedCart } from './usePricedCart.ts'

/** The content of the cart's page: the lines and their prices today. */
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
          <CartFooter priced={priced} />
        </section>
      )}
      <CheckoutBar priced={priced} />
    </div>
  )
}

interface CartContentsProps {
  readonly priced: PricedCart
  readonly removal: Removal
  /** Called when a link out of the cart is followed. */
  readonly onLeave?: () => void
}

/** The cart's lines, or bottles to start with; on the page and in the drawer. */
export function CartContents({ priced, removal, onLeave }: CartContentsProps) {
  const { t } = useTranslation(['cart', 'shared'])
  const { setQuantity } = useCart()
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
          <NoBottles onLeave={onLeave} />
          <BottlesOnSale onAdded={() => contents.current?.focus()} onLeave={onLeave} />
        </>
      ) : (
        <>
          {priced.isOutdated && <Banner tone="warning">{t('pricesUnavailable')}</Banner>}
          <CartLines
            lines={priced.lines}
            maxPerOrder={priced.settings?.maxBottlesPerOrder ?? null}
            onQuantity={setQuantity}
            onRemove={removal.remove}
          />
        </>
      )}
    </div>
  )
}
