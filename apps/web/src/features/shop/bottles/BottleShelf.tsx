import { ProductCard } from '@storefront/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AddedNotice } from '../cart/AddedNotice.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import type { Shop } from '../cart/useShop.ts'
import { isComingSoon, offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import type { ProductContent } from '../catalog/products.ts'
import { BottleCardPicture } from './BottleCardPicture.tsx'
import styles from './BottleShelf.module.css'
import { useLimitText } from './useLimitText.ts'

interface BottleShelfProps {
  readonly bottles: readonly ProductContent[]
  readonly shop: Shop
  /** The shelf's accessible name. */
  readonly label: string
}

/** The three bottles side by side, each with its price and a button; phones show one at a time and scroll sideways. */
export function BottleShelf({ bottles, shop, label }: BottleShelfProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(shelf)
  return (
    <>
      <div
        ref={shelf}
        className={styles.shelf}
        role="group"
        aria-label={label}
        // With the focus, a group that scrolls sideways scrolls by the arrow keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={overflows ? 0 : undefined}
      >
        {bottles.map((bottle) => (
          <BottleCard key={bottle.id} bottle={bottle} shop={shop} />
        ))}
      </div>
      <AddedNotice className={styles.added} added={shop.added} />
    </>
  )
}

/** Whether an element's content is wider than the element. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new ResizeObserver(() =>
      setOverflows(current.scrollWidth > current.clientWidth),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return overflows
}

interface BottleCardProps {
  readonly bottle: ProductContent
  readonly shop: Shop
}

/** A card that links to the bottle's page, with price and button below. */
function BottleCard({ bottle, shop }: BottleCardProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { id, name, note, path } = bottle
  const offer = offerOf(shop, id)
  const limitText = useLimitText(offer, shop)
  const comingSoon = isComingSoon(bottle, offer)
  const common = {
    className: styles.card,
    note: note[language],
    picture: <BottleCardPicture product={bottle} isComingSoon={comingSoon} />,
  }
  if (comingSoon) return <ProductCard {...common} name={name} comingSoon={t('comingSoon')} />
  return (
    <ProductCard
      {...common}
      name={path === null ? name : <LocalizedLink to={path}>{name}</LocalizedLink>}
      price={
        <div>
          <PriceLine offer={offer} />
          {limitText !== null && <p className={styles.message}>{limitText}</p>}
        </div>
      }
      action={<AddToCart name={name} offer={offer} shop={shop} short />}
    />
  )
}
