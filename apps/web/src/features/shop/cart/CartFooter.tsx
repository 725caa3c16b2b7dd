import {
  buyableLines,
  cartTotals,
  maxCartLines,
  missingForFreeShipping,
  shippingFor,
  type Cents,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Banner, Button, buttonAttributes, SumList } from '@storefront/ui'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { offerOf, priceToBuy } from '../catalog/offer.ts'
import { products } from '../catalog/products.ts'
import { limitOf } from './bottleLimit.ts'
import { provinceList } from './buyingFacts.ts'
import styles from './CartFooter.module.css'
import { PauseBanner } from './PauseBanner.tsx'
import { useBuyingFacts } from './useBuyingFacts.ts'
import type { PricedCart } from './usePricedCart.ts'
import { useShop } from './useShop.ts'

interface CartFooterProps {
  readonly priced: PricedCart
  readonly onLeave?: (() => void) | undefined
  /** Shows less, to leave room for the lines: in the drawer. */
  readonly brief?: boolean
}

/** Totals, notices and the link to the checkout; without a line that can be bought, a link to the products. */
export function CartFooter({ priced, onLeave, brief = false }: CartFooterProps) {
  const { lines } = priced
  const { t } = useTranslation('cart')
  const foot = useRef<HTMLDivElement>(null)
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
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      <PauseBanner />
      {/* Rendered even when it is empty: screen readers announce only what is added to an existing status. */}
      <div role="status" className={styles.notices}>
        <CartLimitBanner {...priced} />
      </div>
      <FreeShipping priced={priced} brief={brief} onAdded={() => foot.current?.focus()} />
      <CartTotalsList priced={priced} brief={brief} />
      <div className={brief ? undefined : styles.checkout}>
        <CheckoutLink onLeave={onLeave} />
      </div>
      <BuyingFacts priced={priced} brief={brief} />
    </div>
  )
}

/** The total and the link to the checkout at the lower edge of narrow windows, however long the cart is. */
export function CheckoutBar({ priced }: Pick<CartFooterProps, 'priced'>) {
  const { lines, subtotalCents, settings } = priced
  const { t } = useTranslation('cart')
  const language = useLanguage()
  if (buyableLines(lines).length === 0) return null
  const shippingCents = settings && shippingFor(subtotalCents, settings, '')
  return (
    <div className={styles.bar}>
      <p className={styles.barSum}>
        <span>{t(shippingCents === null ? 'subtotal' : 'total')}</span>{' '}
        <b>{formatMoney(subtotalCents + (shippingCents ?? 0), language)}</b>
      </p>
      <CheckoutLink />
    </div>
  )
}

function CheckoutLink({ onLeave }: Pick<CartFooterProps, 'onLeave'>) {
  const { t } = useTranslation('cart')
  return (
    <LocalizedLink
      to="/checkout"
      {...buttonAttributes({ fullWidth: true })}
      onClick={(event) => {
        // A quantity that is wrong changes nothing: the field says so, and the visitor stays with it.
        const cart = event.currentTarget.closest('dialog') ?? document
        const wrong = cart.querySelector<HTMLElement>('[role=spinbutton][aria-invalid=true]')
        if (wrong === null) return onLeave?.()
        event.preventDefault()
        wrong.focus()
      }}
    >
      {t('checkout')}
    </LocalizedLink>
  )
}

type FooterPartProps = Required<Pick<CartFooterProps, 'priced' | 'brief'>>

/** How much is missing for free shipping; renders nothing where shipping is never free. */
function FreeShipping({
  priced,
  brief,
  onAdded,
}: FooterPartProps & Pick<PairIdeaProps, 'onAdded'>) {
  const { lines, subtotalCents, settings } = priced
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const textId = useId()
  const missing = settings && missingForFreeShipping(subtotalCents, settings)
  if (settings === null || missing === null || (brief && missing === 0)) return null
  const except = provinceList(settings.provinceTerms, language)
  return (
    <div className={styles.shipping}>
      <p id={textId} className={styles.shippingWords}>
        {missing === 0
          ? t(except === '' ? 'freeShippingReached' : 'freeShippingExcept', { list: except })
          : t('freeShippingMissing', { amount: formatMoney(missing, language) })}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={textId}
        max={subtotalCents + missing}
        value={subtotalCents}
      />
      {missing > 0 && <PairIdea lines={lines} missing={missing} onAdded={onAdded} />}
    </div>
  )
}

interface PairIdeaProps extends Pick<PricedCart, 'lines'> {
  /** What is missing for free shipping, in cents. */
  readonly missing: Cents
  /** Called when the bottle is added: the idea disappears, and its button loses the focus. */
  readonly onAdded: () => void
}

/** The other bottle of the pair, where it alone makes shipping free. */
function PairIdea({ lines, missing, onAdded }: PairIdeaProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const shop = useShop()
  const other = products
    .filter(({ id }) => lines.every((line) => line.id !== id))
    .map(({ id }) => offerOf(shop, id))
    .find((offer) => typeof offer === 'object' && (priceToBuy(offer) ?? 0) >= missing)
  if (typeof other !== 'object' || limitOf(shop, other)?.left === 0) return null
  const { name } = other
  const price = formatMoney(priceToBuy(other) ?? 0, language)
  return (
    <p className={styles.pair}>
      <span>{t('pair', { name, price })}</span>
      <Button
        variant="quiet"
        onClick={() => {
          shop.add(other, 1)
          onAdded()
        }}
      >
        {t('pairAdd', { name })}
      </Button>
    </p>
  )
}

/** The order's totals with IVA; the subtotal alone until the settings are loaded. */
function CartTotalsList({ priced: { subtotalCents, settings }, brief }: FooterPartProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const money = (cents: Cents) => formatMoney(cents, language)
  const shippingCents = settings && shippingFor(subtotalCents, settings, '')
  return (
    <div className={styles.totals}>
      <SumList
        sums={[
          { label: t('subtotal'), amount: money(subtotalCents) },
          ...(shippingCents === null
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
      {(!brief || shippingCents === null) && (
        <p className={styles.soft}>{t(shippingCents === null ? 'shippingLater' : 'taxIncluded')}</p>
      )}
    </div>
  )
}

/** When and how the order is paid, when it arrives, and that it needs no account. */
function BuyingFacts({ priced: { settings }, brief }: FooterPartProps) {
  const { t } = useTranslation('cart')
  const facts = useBuyingFacts()
  const isGuest = useSession().status === 'guest'
  const provinces = settings === null ? [] : facts.provinces(settings)
  if (brief) {
    return (
      <p className={styles.soft}>
        <b>{t('facts.noCharge')}</b> {isGuest && t('facts.noAccountShort')} {provinces.join(' ')}
      </p>
    )
  }
  const sentences =
    settings === null ? [] : [...provinces, ...facts.pickup(settings), ...facts.arrival(settings)]
  return (
    <div className={styles.facts}>
      <p>
        <b>{t('facts.noCharge')}</b> {settings !== null && facts.payment(settings)}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isGuest && <p>{t('facts.noAccount')}</p>}
    </div>
  )
}

/** Warns of a full cart or order as soon as it is full, before the next product is refused; inside of a `role="status"`. */
function CartLimitBanner({ lines, settings }: Pick<PricedCart, 'lines' | 'settings'>) {
  const { t } = useTranslation('cart')
  const bottles = cartTotals(lines).count
  const most = settings?.maxBottlesPerOrder ?? Infinity
  if (bottles >= most) {
    return (
      <Banner role="none" tone={bottles > most ? 'warning' : 'info'}>
        {bottles > most
          ? t('limits.tooManyBottles', { most, count: bottles })
          : t('limits.bottlesFull', { most })}
      </Banner>
    )
  }
  if (lines.length < maxCartLines) return null
  return <Banner role="none">{t('limits.cartFull', { count: maxCartLines })}</Banner>
}
