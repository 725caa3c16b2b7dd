import {
  buyableLines,
  isPaused,
  missingForFreeShipping,
  shippingFor,
  type Cents,
} from '@storefront/domain'
import { Banner, Button, buttonAttributes, SumList } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import { useTime } from '../../shared/useTime.ts'
import styles from './CartFooter.module.css'
import { CartNotices } from './CartNotices.tsx'
import type { PricedCart } from './usePricedCart.ts'

interface CartFooterProps {
  readonly priced: PricedCart
  readonly onLeave?: (() => void) | undefined
  /** Shows less, to leave room for the lines: in the drawer. */
  readonly brief?: boolean
}

/** Totals, notices and the link to the checkout; without a line that can be bought, a link to the products. */
export function CartFooter({ priced, onLeave, brief = false }: CartFooterProps) {
  const { lines, subtotalCents, settings } = priced
  const { t } = useTranslation('cart')
  if (buyableLines(lines).length === 0) {
    return (
      <div className={styles.foot}>
        <Banner role="status" tone="warning">
          {t('nothingToBuy')}
        </Banner>
        <LocalizedLink to="/products" {...buttonAttributes({ fullWidth: true })} onClick={onLeave}>
          {t('browse')}
        </LocalizedLink>
      </div>
    )
  }
  return (
    <div className={styles.foot}>
      {/* Rendered even when it is empty: screen readers announce only what is added to an existing status. */}
      <div role="status" className={styles.notices}>
        <CartNotices priced={priced} />
      </div>
      <FreeShipping subtotalCents={subtotalCents} settings={settings} brief={brief} />
      <CartTotalsList subtotalCents={subtotalCents} settings={settings} brief={brief} />
      <CheckoutLink settings={settings} onLeave={onLeave} />
      <BuyingFacts settings={settings} brief={brief} />
    </div>
  )
}

/** Leads to the checkout; a button that does nothing while sales are paused, which `CartNotices` explains. */
function CheckoutLink({
  settings,
  onLeave,
}: Pick<PricedCart, 'settings'> & Pick<CartFooterProps, 'onLeave'>) {
  const { t } = useTranslation('cart')
  const { startsAt = null, endsAt = null } = settings?.plannedPause ?? {}
  const [time] = useTime([startsAt, endsAt])
  if (settings !== undefined && isPaused(settings, time)) {
    return (
      <Button fullWidth disabled>
        {t('checkout')}
      </Button>
    )
  }
  return (
    <LocalizedLink to="/checkout" {...buttonAttributes({ fullWidth: true })} onClick={onLeave}>
      {t('checkout')}
    </LocalizedLink>
  )
}

interface FooterPartProps extends Pick<PricedCart, 'subtotalCents' | 'settings'> {
  readonly brief: boolean
}

/** How much is missing for free shipping; renders nothing where shipping is never free. */
function FreeShipping({ subtotalCents, settings, brief }: FooterPartProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const textId = useId()
  const missing = settings === undefined ? null : missingForFreeShipping(subtotalCents, settings)
  if (missing === null || (brief && missing === 0)) return null
  return (
    <div className={styles.shipping}>
      <p id={textId} className={styles.shippingWords}>
        {missing === 0
          ? t('freeShippingReached')
          : t('freeShippingMissing', { amount: formatMoney(missing, language) })}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={textId}
        max={subtotalCents + missing}
        value={subtotalCents}
      />
    </div>
  )
}

/** The order's totals with IVA; the subtotal alone until the settings are loaded. */
function CartTotalsList({ subtotalCents, settings, brief }: FooterPartProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const money = (cents: Cents) => formatMoney(cents, language)
  const shippingCents = settings && shippingFor(subtotalCents, settings)
  const isSubtotalShown = !brief || shippingCents === undefined
  const subtotal = { label: t('subtotal'), amount: money(subtotalCents) }
  return (
    <div className={styles.totals}>
      <SumList
        sums={[
          ...(isSubtotalShown ? [subtotal] : []),
          ...(shippingCents === undefined
            ? []
            : [
                {
                  label: t('shipping'),
                  amount: shippingCents === 0 ? t('free') : money(shippingCents),
                },
                { label: t('total'), amount: money(subtotalCents + shippingCents), isTotal: true },
              ]),
        ]}
      />
      {isSubtotalShown && (
        <p className={styles.soft}>
          {t(shippingCents === undefined ? 'shippingLater' : 'taxIncluded')}
        </p>
      )}
    </div>
  )
}

/** When and how the order is paid, when it arrives, and that it needs no account. */
function BuyingFacts({ settings, brief }: Omit<FooterPartProps, 'subtotalCents'>) {
  const { t } = useTranslation('cart')
  const isGuest = useSession().status === 'guest'
  const days = settings?.deliveryDays ?? null
  if (brief) {
    return (
      <p className={styles.soft}>
        <b>{t('facts.noCharge')}</b> {isGuest && t('facts.noAccountShort')}
      </p>
    )
  }
  return (
    <div className={styles.facts}>
      <p>
        <b>{t('facts.noCharge')}</b>{' '}
        {t(settings?.transferOffered ? 'facts.payment' : 'facts.paymentInCash')}
      </p>
      {days !== null && (
        <p>
          {days.from === days.to
            ? t('facts.deliveryExact', { count: days.to })
            : t('facts.delivery', { from: days.from, to: days.to })}
        </p>
      )}
      {isGuest && <p>{t('facts.noAccount')}</p>}
    </div>
  )
}
