import { maxQuantity } from '@storefront/domain'
import { QuantityPicker } from '@storefront/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './BuyBox.module.css'
import { AddedNotice, AddToCart, PriceLine, useLimitWords } from './Offer.tsx'
import { limitOf, mayBeBought, type Offer, priceToBuy, type Shop } from './useShop.ts'

interface BuyBoxProps {
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
}

/** Price, quantity and the way into the cart; on phones a bar takes over once they have scrolled away. */
export function BuyBox({ name, offer, shop }: BuyBoxProps) {
  const { t } = useTranslation('catalog')
  const [wanted, setWanted] = useState(1)
  const controls = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(controls)
  const id = typeof offer === 'string' ? '' : offer.id
  const inCart = shop.quantityInCart(id)
  const left = mayBeBought(offer) ? limitOf(shop, offer)?.left : undefined
  const most = Math.max(1, Math.min(left ?? maxQuantity, maxQuantity - inCart))
  // Others may have bought since it was chosen, and the cart may hold some by now.
  const quantity = Math.min(wanted, most)
  const limitWords = useLimitWords(offer, shop, quantity)

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
                onChange={setWanted}
                label={t('quantity.label', { name })}
                decreaseLabel={t('quantity.decrease', { name })}
                increaseLabel={t('quantity.increase', { name })}
              />
              <AddToCart name={name} offer={offer} shop={shop} quantity={quantity} />
            </>
          )}
        </div>
        <p role="status" className={styles.left}>
          {limitWords}
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
        isShown={isPast && mayBeBought(offer)}
      />
    </>
  )
}

interface BuyBarProps extends BuyBoxProps {
  readonly quantity: number
  readonly isShown: boolean
}

/** Name, price and button at the foot of a phone's window, once those of the page are out of sight. */
function BuyBar({ name, offer, shop, quantity, isShown }: BuyBarProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const price = priceToBuy(offer)
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      <p className={styles.barWords}>
        <b>{name}</b>
        {shop.added === null ? (
          <span>
            {quantity > 1 && `${quantity} × `}
            {price !== null && formatMoney(price, language)}
          </span>
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

/** Whether an element has left the window by its upper edge, under the navbar. */
function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const { isIntersecting, boundingClientRect, rootBounds } = entry
        setPast(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0))
      },
      // The navbar's height.
      { rootMargin: '-72px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
