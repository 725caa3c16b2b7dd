import { Banner, buttonLook, EmptyState, Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../routes/LocalizedLink.tsx'
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
  const { t } = useTranslation(['cart', 'shell'])
  const { act } = useCart()
  if (priced.isLoading) return <Loading>{t('shell:loading')}</Loading>
  if (priced.lines.length === 0) {
    return (
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
