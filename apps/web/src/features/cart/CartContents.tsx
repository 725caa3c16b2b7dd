import { Banner, buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../routes/LocalizedLink.tsx'
import styles from './CartContents.module.css'
import { CartLines } from './CartLines.tsx'
import { useCart } from './useCart.ts'
import type { PricedCart } from './usePricedCart.ts'

interface CartContentsProps {
  readonly priced: PricedCart
  /** Hears of the way out of an empty cart being taken. */
  readonly onLeave?: () => void
}

/** What is in the cart, or the way to fill it. */
export function CartContents({ priced, onLeave }: CartContentsProps) {
  const { t } = useTranslation('cart')
  const { act } = useCart()
  if (priced.lines.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('emptyTitle')}</p>
        <p>{t('emptyText')}</p>
        <LocalizedLink to="/products" {...buttonLook()} onClick={onLeave}>
          {t('browse')}
        </LocalizedLink>
      </div>
    )
  }
  return (
    <>
      {priced.isOutdated && <Banner tone="warning">{t('pricesUnavailable')}</Banner>}
      <CartLines
        lines={priced.lines}
        onQuantity={(id, quantity) => act({ type: 'set-quantity', id, quantity })}
        onRemove={(id) => act({ type: 'remove', id })}
      />
    </>
  )
}
