import type { Product } from '@storefront/domain'
import { buttonLook, Eyebrow } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { Bottle } from '../Bottle.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { BottlePicture } from '../BottlePicture.tsx'
import type { Offer } from '../offer.ts'
import { AddToCart } from './AddToCart.tsx'
import styles from './BottleSection.module.css'
import { BottleTable } from './BottleTable.tsx'
import { PriceLine } from '../PriceLine.tsx'

interface BottleSectionProps {
  readonly bottle: Bottle
  readonly offer: Offer
  /** Its picture is the largest thing of the first screen. */
  readonly isFirst: boolean
  readonly onAdd: (product: Product, quantity: number) => void
}

/** A bottle across the page: its picture on one side, all there is to say about it on the other. */
export function BottleSection({ bottle, offer, isFirst, onAdd }: BottleSectionProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { product } = bottle
  const titleId = `bottle-${product.id}`
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <BottlePicture
          product={product}
          sizes="(width < 64rem) 100vw, 60vw"
          fit="cover"
          priority={isFirst}
        />
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <Eyebrow>{product.kind[language]}</Eyebrow>
          <h2 id={titleId}>{product.name}</h2>
          <p>{bottle.description[language]}</p>
        </header>
        <BottleTable bottle={bottle} offer={offer} />
        <div className={styles.purchase}>
          <PriceLine offer={offer} />
          <AddToCart name={product.name} offer={offer} onAdd={onAdd} />
          {product.path !== null && (
            <LocalizedLink
              to={product.path}
              aria-label={t('learnMoreNamed', { name: product.name })}
              {...buttonLook({ variant: 'quiet' })}
            >
              {t('learnMore')}
            </LocalizedLink>
          )}
        </div>
      </div>
    </section>
  )
}
