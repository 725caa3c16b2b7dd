import { availabilityOf } from '@storefront/domain'
import { Picture, ProductCard } from '@storefront/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './BottleShelf.module.css'
import { BottlePicture } from './BottlePicture.tsx'
import { AddedNotice, AddToCart, PriceLine, useLimitWords } from './Offer.tsx'
import type { ProductContent } from './products.ts'
import { offerOf, type Shop } from './useShop.ts'

interface BottleShelfProps {
  readonly bottles: readonly ProductContent[]
  readonly shop: Shop
  /** Names the shelf. */
  readonly label: string
}

/** Bottles side by side, each with its price and its way into the cart; on phones one at a time, to be swiped. */
export function BottleShelf({ bottles, shop, label }: BottleShelfProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(shelf)
  return (
    <>
      <div
        ref={shelf}
        className={styles.shelf}
        data-bottles={bottles.length}
        role="group"
        aria-label={label}
        // What can be swiped can be moved by arrow keys, once it has the focus.
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

/** Whether there is more beside what an element shows. */
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

/** A bottle among others: the card is a link to its page, its foot sells it. */
function BottleCard({ bottle, shop }: BottleCardProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { id, name, note, path } = bottle
  const offer = offerOf(shop, id)
  const limitWords = useLimitWords(offer, shop)
  const sizes = '(width < 40rem) 85vw, (width < 75rem) 45vw, 36rem'
  const common = { className: styles.card, note: note[language] }
  // What the site has no page for is to come, unless the shop was earlier.
  const isToCome =
    path === null && (typeof offer === 'string' || availabilityOf(offer) === 'coming-soon')
  if (isToCome) {
    return (
      <ProductCard
        {...common}
        picture={
          <Picture picture={bottle.picture} alt={bottle.alt[language]} sizes={sizes} fit="cover" />
        }
        name={name}
        comingSoon={t('comingSoon')}
      />
    )
  }
  return (
    <ProductCard
      {...common}
      picture={<BottlePicture product={bottle} sizes={sizes} fit="cover" />}
      name={path === null ? name : <LocalizedLink to={path}>{name}</LocalizedLink>}
      price={
        <div>
          <PriceLine offer={offer} />
          {limitWords !== null && <p className={styles.told}>{limitWords}</p>}
        </div>
      }
      action={<AddToCart name={name} offer={offer} shop={shop} short />}
    />
  )
}
