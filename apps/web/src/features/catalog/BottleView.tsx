import { Eyebrow } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Bottle } from './Bottle.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './BottleView.module.css'
import { BottlePhotos } from './components/BottlePhotos.tsx'
import { BottleTable } from './components/BottleTable.tsx'
import { BuyBox } from './components/BuyBox.tsx'
import { PricesTrouble } from './components/PricesTrouble.tsx'
import { offerOf } from './offer.ts'
import type { Shop } from './Shop.ts'

interface BottleViewProps {
  readonly bottle: Bottle
  readonly shop: Shop
  /** Whether the photos advance by themselves. */
  readonly rotates: boolean
  readonly othersTitle: string
  /** Cards of bottles. */
  readonly others: readonly ReactNode[]
}

/** A bottle's own page: photos, what it is and costs, how it tastes, what else there is. */
export function BottleView({ bottle, shop, rotates, othersTitle, others }: BottleViewProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { product } = bottle
  const offer = offerOf(shop, product.id)
  return (
    <div className={styles.page} data-world="night">
      <BottlePhotos className={styles.photos} bottle={bottle} rotates={rotates} />
      <div className={styles.aside}>
        <header className={styles.head}>
          <Eyebrow>{product.kind[language]}</Eyebrow>
          <h1>{product.name}</h1>
          <p>{bottle.description[language]}</p>
          <PricesTrouble shop={shop} />
        </header>
        <BuyBox
          className={styles.buy}
          name={product.name}
          offer={offer}
          added={shop.added}
          onAdd={shop.add}
        />
        <div className={styles.notes}>
          <h2>{t('tastingNotes')}</h2>
          <BottleTable bottle={bottle} offer={offer} />
        </div>
      </div>
      <div className={styles.story}>
        <h2>{bottle.storyTitle[language]}</h2>
        {bottle.story[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className={styles.others} aria-labelledby="others">
        <h2 id="others">{othersTitle}</h2>
        <div className={styles.cards}>{others}</div>
      </section>
    </div>
  )
}
