import { Banner, buttonLook, EmptyState, Loading } from '@storefront/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './CartContents.module.css'
import { CartLines } from './CartLines.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { useCart } from './useCart.ts'
import type { PricedCart } from './usePricedCart.ts'
import type { Removal } from './useRemoval.ts'

interface CartContentsProps {
  readonly priced: PricedCart
  readonly removal: Removal
  /** Hears of the way out of an empty cart being taken. */
  readonly onLeave?: () => void
}

/** What is in the cart, or the way to fill it. */
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
        <EmptyState
          title={t('emptyTitle')}
          action={
            <LocalizedLink to="/products" {...buttonLook()} onClick={onLeave}>
              {t('browse')}
            </LocalizedLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          {priced.isOutdated && <Banner tone="warning">{t('pricesUnavailable')}</Banner>}
          <CartLines
            lines={priced.lines}
            onQuantity={(id, quantity) => dispatch({ type: 'set-quantity', id, quantity })}
            onRemove={removal.remove}
          />
        </>
      )}
    </div>
  )
}
