import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
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
}

/**
 * Name, price and button at the bottom of a phone's window, once the controls have scrolled out of sight at
 * the top. It spans the grid that it is in, and stays in sight until that ends.
 */
export function BuyBar({ name, offer, shop, quantity, controls }: BuyBarProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const isShown = useIsScrolledPast(controls) && mayBeBought(offer)
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

/** Whether an element has scrolled out of sight at the top, under the navbar. */
function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setScrolledPast] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const { isIntersecting, boundingClientRect, rootBounds } = entry
        setScrolledPast(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0))
      },
      // From the navbar's height downwards without end: what is still below counts as in sight, so that a
      // jump from above the controls to the page's end is noticed.
      { rootMargin: '-72px 0px 1000000px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isScrolledPast
}
