import { QuantityPicker } from '@storefront/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import { roomFor } from '../cart/bottleLimit.ts'
import type { Shop } from '../cart/useShop.ts'
import { mayBeBought, priceToBuy, type Offer } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import { AddedNotice } from './AddedNotice.tsx'
import styles from './BuyBox.module.css'
import { useLimitText } from './useLimitText.ts'

interface BuyBoxProps {
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
}

/** Price, quantity and the button to buy; on phones a bar replaces them once they have scrolled out of sight. */
export function BuyBox({ name, offer, shop }: BuyBoxProps) {
  const { t } = useTranslation('catalog')
  const [chosen, setChosen] = useState(1)
  const controls = useRef<HTMLDivElement>(null)
  const isScrolledPast = useIsScrolledPast(controls)
  const most = Math.max(1, roomFor(shop, offer))
  // The stock may have gone down, and the cart filled up, since the quantity was chosen.
  const quantity = Math.min(chosen, most)
  const limitText = useLimitText(offer, shop, quantity)

  return (
    <>
      <div className={styles.box}>
        <PriceLine offer={offer} />
        <div ref={controls} className={styles.controls}>
          {mayBeBought(offer) && (
            <>
              <QuantityPicker
                value={quantity}
                max={most}
                onChange={setChosen}
                label={t('quantity.label', { name })}
                decreaseLabel={t('quantity.decrease', { name })}
                increaseLabel={t('quantity.increase', { name })}
              />
              <AddToCart name={name} offer={offer} shop={shop} quantity={quantity} />
            </>
          )}
        </div>
        <p role="status" className={styles.left}>
          {limitText}
        </p>
        <AddedNotice added={shop.added} />
        <ul className={styles.terms} aria-label={t('buying.label')}>
          <li>{t('buying.delivery')}</li>
          <li>{t('buying.payment')}</li>
          <li>{t('buying.returns')}</li>
        </ul>
      </div>
      <BuyBar
        name={name}
        offer={offer}
        shop={shop}
        quantity={quantity}
        isShown={isScrolledPast && mayBeBought(offer)}
      />
    </>
  )
}

interface BuyBarProps extends BuyBoxProps {
  readonly quantity: number
  readonly isShown: boolean
}

/** Name, price and button at the bottom of a phone's window. */
function BuyBar({ name, offer, shop, quantity, isShown }: BuyBarProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const price = priceToBuy(offer)
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      <p className={styles.barWords}>
        <b>{name}</b>
        {shop.added === null ? (
          <span>{price !== null && priceText(quantity, formatMoney(price, language))}</span>
        ) : (
          <LocalizedLink to="/cart">
            {t('buying.inCart', { count: shop.added.quantity })}
          </LocalizedLink>
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
      // The navbar's height.
      { rootMargin: '-72px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isScrolledPast
}
