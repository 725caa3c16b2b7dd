import {
  buyableLines,
  cartTotals,
  type Cents,
  maxOrderLines,
  missingForFreeShipping,
  shippingFor,
} from '@storefront/domain'
import { Banner, buttonLook } from '@storefront/ui'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './CartFoot.module.css'
import type { PricedCart } from './usePricedCart.ts'

/** What few carts need; the checkout says the same where it is lost. */
const CartNotices = lazyPart(async () => (await import('./CartNotices.tsx')).CartNotices, {
  namespace: 'checkout',
  Fallback: () => null,
})

interface CartFootProps {
  readonly priced: PricedCart
  readonly onLeave?: () => void
  /** Leaves room for the lines above it: in the drawer. */
  readonly brief?: boolean
}

/** What the cart comes to, what it still takes, and the way to the checkout: where there is one. */
export function CartFoot({ priced, onLeave, brief = false }: CartFootProps) {
  const { lines, subtotalCents, settings } = priced
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
      {needsNotices(priced) && (
        <Suspense>
          <CartNotices priced={priced} />
        </Suspense>
      )}
      <FreeShipping subtotalCents={subtotalCents} settings={settings} brief={brief} />
      <CartTotalsList subtotalCents={subtotalCents} settings={settings} brief={brief} />
      <LocalizedLink to="/checkout" {...buttonLook({ fullWidth: true })} onClick={onLeave}>
        {t('checkout')}
      </LocalizedLink>
      <BuyingFacts settings={settings} brief={brief} />
    </div>
  )
}

/** Whether there may be something to say: of a limit, a pause, an address to verify. */
const needsNotices = ({ lines, settings }: PricedCart) =>
  lines.length >= maxOrderLines ||
  (settings !== undefined &&
    (settings.salesPaused ||
      settings.verifiedEmailOnly ||
      settings.plannedPause !== null ||
      cartTotals(lines).count >= settings.maxBottlesPerOrder))

interface FootPartProps extends Pick<PricedCart, 'subtotalCents' | 'settings'> {
  readonly brief: boolean
}

/** How far the cart is from free shipping; nothing where it is never free. */
function FreeShipping({ subtotalCents, settings, brief }: FootPartProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const wordsId = useId()
  const missing = settings === undefined ? null : missingForFreeShipping(subtotalCents, settings)
  if (missing === null || (brief && missing === 0)) return null
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

/** What the order will come to, in cents with IVA; the sum of the bottles alone until the settings are known. */
function CartTotalsList({ subtotalCents, settings, brief }: FootPartProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const money = (cents: Cents) => formatMoney(cents, language)
  const shippingCents = settings && shippingFor(subtotalCents, settings)
  return (
    <div className={styles.totals}>
      <dl className={styles.sums}>
        {(!brief || shippingCents === undefined) && (
          <div>
            <dt>{t('subtotal')}</dt>
            <dd>{money(subtotalCents)}</dd>
          </div>
        )}
        {shippingCents !== undefined && (
          <>
            <div>
              <dt>{t('shipping')}</dt>
              <dd>{shippingCents === 0 ? t('free') : money(shippingCents)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t('total')}</dt>
              <dd>{money(subtotalCents + shippingCents)}</dd>
            </div>
          </>
        )}
      </dl>
      {(!brief || shippingCents === undefined) && (
        <p className={styles.soft}>
          {t(shippingCents === undefined ? 'shippingLater' : 'taxIncluded')}
        </p>
      )}
    </div>
  )
}

/** What a buyer wants to know before going on: when and how it is paid, when it arrives, what it takes. */
function BuyingFacts({ settings, brief }: Omit<FootPartProps, 'subtotalCents'>) {
  const { t } = useTranslation('cart')
  const isGuest = useSession().status === 'guest'
  const days = settings?.deliveryDays ?? null
  if (brief) {
    return (
      <p className={styles.soft}>
        <b>{t('facts.noCharge')}</b> {isGuest && t('facts.accountShort')}
      </p>
    )
  }
  return (
    <div className={styles.facts}>
      <p>
        <b>{t('facts.noCharge')}</b> {t('facts.payment')}
      </p>
      {days !== null && (
        <p>
          {days.from === days.to
            ? t('facts.deliveryExact', { count: days.to })
            : t('facts.delivery', { from: days.from, to: days.to })}
        </p>
      )}
      {isGuest && <p>{t('facts.account')}</p>}
    </div>
  )
}
