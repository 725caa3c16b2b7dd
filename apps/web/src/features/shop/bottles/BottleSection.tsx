import { brand } from '@storefront/brand'
import { Text, VisuallyHidden } from '@storefront/ui'
import { useRef, type ReactNode } from 'react'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { AddedNotice } from '../cart/AddedNotice.tsx'
import type { Shop } from '../cart/useShop.ts'
import { mayBeBought, offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import { distilled, type Bottle } from '../catalog/products.ts'
import { LearnMore } from './BottleActions.tsx'
import { BottleFigures } from './BottleFigures.tsx'
import { BottleScene } from './BottleScene.tsx'
import styles from './BottleSection.module.css'
import { BuyBar } from './BuyBar.tsx'
import { BuyControls, useChosenQuantity } from './BuyControls.tsx'
import { SoldOut } from './SoldOut.tsx'
import { TastingNotes } from './TastingNotes.tsx'
import { useLimitText } from './useLimitText.ts'

interface BottleSectionProps {
  readonly bottle: Bottle
  /** The page's heading, in the section that is first. */
  readonly heading: ReactNode
  readonly shop: Shop
}

/** A bottle in the valley, by day or by night, with name, figures, quantity and button; its notes are below. */
export function BottleSection({ bottle, heading, shop }: BottleSectionProps) {
  const language = useLanguage()
  const { product } = bottle
  const offer = offerOf(shop, product.id)
  const part = useRef<HTMLElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const chosen = useChosenQuantity(offer, shop)
  const limitText = useLimitText(offer, shop, chosen.quantity)
  const titleId = `bottle-${product.id}`
  const time = product.id === distilled.id ? 'day' : 'night'
  return (
    <section
      ref={part}
      className={styles.bottle}
      data-world={time === 'day' ? 'paper' : 'night'}
      data-time={time}
      aria-labelledby={titleId}
    >
      <div className={styles.valley}>
        <div className={styles.view}>
          <BottleScene product={product} time={time} priority={heading !== false} />
        </div>
        <div className={styles.words}>
          <div className={styles.say}>
            {heading !== false && (
              <Text look="eyebrow" as="h1">
                {heading}
              </Text>
            )}
            <h2 id={titleId} className={styles.name}>
              <VisuallyHidden>{brand.name} </VisuallyHidden>
              {product.variety}
            </h2>
            <p className={styles.lead}>{bottle.lead[language]}</p>
            <BottleFigures offer={offer} />
          </div>
          <div className={styles.act}>
            {(typeof offer === 'string' || !mayBeBought(offer)) && <PriceLine offer={offer} />}
            <div ref={controls} className={styles.controls}>
              <BuyControls name={product.name} offer={offer} shop={shop} chosen={chosen} />
            </div>
            <LearnMore product={product} />
          </div>
          <SoldOut className={styles.message} product={product} shop={shop} />
          {limitText !== null && <p className={styles.message}>{limitText}</p>}
          <AddedNotice
            className={styles.message}
            added={typeof offer === 'object' && shop.added?.id === offer.id ? shop.added : null}
          />
        </div>
      </div>
      <BelowTheFold>
        <div className={styles.notes}>
          <TastingNotes bottle={bottle} />
        </div>
      </BelowTheFold>
      <BuyBar
        name={product.name}
        offer={offer}
        shop={shop}
        quantity={chosen.quantity}
        controls={controls}
        part={part}
      />
    </section>
  )
}
