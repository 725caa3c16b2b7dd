import {
  buyableLines,
  type Cents,
  maxCartLines,
  maxOrderLines,
  missingForFreeShipping,
  type ShopSettings,
} from '@storefront/domain'
import { Banner, buttonLook } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { formatMoney } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './Cart.module.css'
import type { PricedCart } from './usePricedCart.ts'

interface CartFootProps {
  readonly priced: PricedCart
  readonly onLeave?: () => void
}

/** What the cart comes to, what it still takes, and the way to the checkout: where there is one. */
export function CartFoot({ priced: { lines, subtotalCents, settings }, onLeave }: CartFootProps) {
  const { t } = useTranslation('cart')
  if (buyableLines(lines).length === 0) {
    return (
      <div className={styles.foot}>
        <Banner role="status" tone="warning">
          {t('nothingToBuy')}
        </Banner>
        <LocalizedLink to="/products" {...buttonLook({ fullWidth: true })} onClick={onLeave}>
          {t('browse')}
        </LocalizedLink>
      </div>
    )
  }
  return (
    <div className={styles.foot}>
      <CartLimit count={lines.length} />
      {settings !== undefined && <FreeShipping subtotalCents={subtotalCents} settings={settings} />}
      <CartSubtotal subtotalCents={subtotalCents} />
      <LocalizedLink to="/checkout" {...buttonLook({ fullWidth: true })} onClick={onLeave}>
        {t('checkout')}
      </LocalizedLink>
    </div>
  )
}

/** Tells of a limit as soon as it is reached: the next product would be refused. */
function CartLimit({ count }: { readonly count: number }) {
  const { t } = useTranslation('cart')
  if (count < maxOrderLines) return null
  return (
    <Banner role="status" tone={count > maxOrderLines ? 'warning' : 'info'}>
      {count === maxOrderLines && t('orderFull', { most: maxOrderLines })}
      {count > maxOrderLines && t('orderTooLong', { most: maxOrderLines, count })}{' '}
      {count >= maxCartLines && t('cartFull', { count: maxCartLines })}
    </Banner>
  )
}

interface FreeShippingProps {
  readonly subtotalCents: Cents
  readonly settings: ShopSettings
}

/** How far the cart is from free shipping; nothing where it is never free. */
function FreeShipping({ subtotalCents, settings }: FreeShippingProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const wordsId = useId()
  const missing = missingForFreeShipping(subtotalCents, settings)
  if (missing === null) return null
  return (
    <div className={styles.shipping}>
      <p id={wordsId} className={styles.shippingWords}>
        {missing === 0
          ? t('freeShippingReached')
          : t('freeShippingMissing', { amount: formatMoney(missing, language) })}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={wordsId}
        max={subtotalCents + missing}
        value={subtotalCents}
      />
    </div>
  )
}

/** The sum of what can be bought, in cents with IVA. */
function CartSubtotal({ subtotalCents }: { readonly subtotalCents: Cents }) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  return (
    <div className={styles.subtotal}>
      <p className={styles.sum}>
        <span>{t('subtotal')}</span>
        <span className={styles.amount}>{formatMoney(subtotalCents, language)}</span>
      </p>
      <p className={styles.subtotalNote}>{t('taxNote')}</p>
    </div>
  )
}
