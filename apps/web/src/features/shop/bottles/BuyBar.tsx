import { formatMoney } from '@storefront/i18n'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import type { Shop } from '../cart/useShop.ts'
import { mayBeBought, priceToBuy, type Offer } from '../catalog/offer.ts'
import styles from './BuyBar.module.css'

interface BuyBarProps {
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
  readonly quantity: number
  /** The controls that the bar replaces. */
  readonly controls: RefObject<HTMLElement | null>
  /** The bottle's part of the page: the grid whose rows the bar spans. */
  readonly part: RefObject<HTMLElement | null>
}

/**
 * Name, price and button at the bottom of a phone's window, at the thumb's reach, while the controls are out of
 * sight. It stays in sight until the bottle's part of the page ends.
 */
export function BuyBar({ name, offer, shop, quantity, controls, part }: BuyBarProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const isShown = useIsOutOfReach(controls, part) && mayBeBought(offer)
  const price = priceToBuy(offer)
  const added = typeof offer === 'object' && shop.added?.id === offer.id ? shop.added : null
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      <p className={styles.words}>
        <b>{name}</b>
        {added === null ? (
          <span>{price !== null && priceText(quantity, formatMoney(price, language))}</span>
        ) : (
          <LocalizedLink to="/cart">{t('buying.inCart', { count: added.quantity })}</LocalizedLink>
        )}
      </p>
      <AddToCart name={name} offer={offer} shop={shop} quantity={quantity} short />
    </div>
  )
}

const priceText = (quantity: number, price: string) =>
  quantity > 1 ? `${quantity} × ${price}` : price

/** The window below the navbar. */
const belowNavbar = '-72px 0px 0px 0px'
/** The line across the middle of the window. */
const middle = '-50% 0px -50% 0px'

/**
 * Whether the controls are out of sight while their bottle's part of the page is in the middle of the window.
 * Observes two positions, not the scrolling between them: a jump by a key or a link skips the controls.
 */
function useIsOutOfReach(
  controls: RefObject<HTMLElement | null>,
  part: RefObject<HTMLElement | null>,
): boolean {
  const [isInSight, setInSight] = useState(true)
  const [isCurrent, setCurrent] = useState(false)
  useEffect(() => {
    const observers = [
      observe(controls.current, belowNavbar, setInSight),
      observe(part.current, middle, setCurrent),
    ]
    return () => observers.forEach((observer) => observer?.disconnect())
  }, [controls, part])
  return isCurrent && !isInSight
}

/** Reports whether an element is in a part of the window, which `rootMargin` cuts out of it. */
function observe(
  element: Element | null,
  rootMargin: string,
  onChange: (isInside: boolean) => void,
): IntersectionObserver | null {
  if (element === null) return null
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    { rootMargin },
  )
  observer.observe(element)
  return observer
}
