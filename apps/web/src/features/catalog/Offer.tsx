import { availabilityOf, type CartLine } from '@storefront/domain'
import { Banner, Button, buttonLook, Price, VisuallyHidden } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { formatDate } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useServices } from '../../shared/services.tsx'
import styles from './Bottle.module.css'
import { limitOf, mayBeBought, type Offer, type Shop } from './useShop.ts'

/** What the bottle costs today, or why it cannot be bought. */
export function PriceLine({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  if (offer === 'pending') return <p className={styles.quiet}>{t('priceLoading')}</p>
  if (offer === 'unknown') return <p className={styles.quiet}>{t('priceUnknown')}</p>

  const availability = availabilityOf(offer)
  if (availability === 'coming-soon') return <p className={styles.state}>{t('comingSoon')}</p>
  return (
    <p className={styles.line}>
      {offer.priceCents !== null && (
        <Price className={styles.price} note={t('priceWithTax')}>
          {formatMoney(offer.priceCents, language)}
        </Price>
      )}
      {availability === 'sold-out' && <span className={styles.state}>{t('soldOut')}</span>}
      {availability === 'inactive' && <span className={styles.state}>{t('inactive')}</span>}
    </p>
  )
}

/** Says that today's prices are not known, from when those are that it shows, and asks again on demand. */
export function PricesTrouble({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { printedCatalogue } = useServices()
  if (shop.outage === null) return null
  const failed =
    printedCatalogue !== null && shop.isPrinted
      ? t('pricesAsOf', { date: formatDate(printedCatalogue.asOf, language) })
      : t('pricesUnavailable')
  return <OutageBanner failed={failed} outage={shop.outage} onRetry={shop.retry} />
}

interface AddToCartProps {
  /** The bottle's name, for those who listen. */
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
  readonly quantity?: number
  /** Shows the verb alone, where there is little room; its name stays whole. */
  readonly short?: boolean
}

/**
 * The way into the cart: busy until the shop has answered, closed while all there are is in the cart,
 * nothing where there is nothing to buy.
 */
export function AddToCart({ name, offer, shop, quantity = 1, short = false }: AddToCartProps) {
  const { t } = useTranslation('catalog')
  if (!mayBeBought(offer)) return null
  // Everybody hears which bottle; the eye sees it anyway.
  const [before, after] = t('addToCartNamed', { name }).split(name)
  const isClosed = limitOf(shop, offer)?.left === 0
  const isOpen = offer !== 'pending' && !isClosed
  return (
    <Button
      busy={offer === 'pending'}
      className={isClosed ? styles.closed : undefined}
      {...(isOpen ? { onClick: () => shop.add(offer, quantity) } : { 'aria-disabled': true })}
    >
      <span>
        {before}
        <VisuallyHidden>
          {name}
          {short && after}
        </VisuallyHidden>
        {!short && after}
      </span>
    </Button>
  )
}

/** Why no more than the bottles chosen can be had, nor any where none is; null while more can. */
export function useLimitWords(offer: Offer, shop: Shop, chosen = 0): string | null {
  const { t } = useTranslation('catalog')
  const limit = mayBeBought(offer) ? limitOf(shop, offer) : null
  if (limit === null || limit.left > chosen) return null
  const { by, most, left } = limit
  if (by === 'order') return t('quantity.mostPerOrder', { most })
  if (left === 0) return t('quantity.allInCart')
  return t(left === most ? 'quantity.left' : 'quantity.leftWithCart', { count: most })
}

/** How long nobody has to press before the page moves, in ms: another press would not meet the button any more. */
const restMs = 1_000

/** What the visitor does to see something else; the page also scrolls by itself, when what is above it changes. */
const waysElsewhere = ['wheel', 'touchmove', 'keydown']

interface AddedNoticeProps {
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
  readonly className?: string | undefined
}

/** Says that a bottle is in the cart, and leads there; what would say it below the window comes into it once the presses rest. */
export function AddedNotice({ added, className = '' }: AddedNoticeProps) {
  const { t } = useTranslation('catalog')
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (added === null) return undefined
    // Not before: the browser would lay out the page before it shows what the click has done.
    const rest = setTimeout(() => {
      const isBelow = (notice.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight
      if (isBelow) notice.current?.scrollIntoView({ block: 'nearest' })
    }, restMs)
    const listening = new AbortController()
    const stay = () => {
      clearTimeout(rest)
      listening.abort()
    }
    for (const way of waysElsewhere) window.addEventListener(way, stay, listening)
    return stay
  }, [added])

  return (
    <div ref={notice} role="status" className={`${styles.added} ${className}`}>
      {added !== null && (
        <Banner
          tone="success"
          role="none"
          action={
            <LocalizedLink to="/cart" {...buttonLook({ variant: 'quiet' })}>
              {t('viewCart')}
            </LocalizedLink>
          }
        >
          {t('added', { name: added.name, count: added.quantity })}
        </Banner>
      )}
    </div>
  )
}
