import { Carousel, Picture, Text } from '@storefront/ui'
import { useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { PauseBanner } from '../cart/PauseBanner.tsx'
import type { Shop } from '../cart/useShop.ts'
import { BottlePicture } from '../catalog/BottlePicture.tsx'
import { offerOf } from '../catalog/offer.ts'
import type { Bottle, BottleStory } from '../catalog/products.ts'
import { BottleFacts } from './BottleFacts.tsx'
import styles from './BottleView.module.css'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox, BuyingTerms } from './BuyBox.tsx'
import { useChosenQuantity } from './BuyControls.tsx'
import { PricesOutageBanner } from './PricesOutageBanner.tsx'
import { TastingNotes } from './TastingNotes.tsx'

interface BottleViewProps {
  readonly bottle: Bottle
  readonly story: BottleStory
  readonly shop: Shop
  /** Whether the photos advance automatically. */
  readonly rotates: boolean
  /** The last sections, as wide as the window. */
  readonly end: ReactNode
}

/** A bottle's own page: photos, name, price and the way to buy it; then its story, tasting notes and last sections. */
export function BottleView({ bottle, story, shop, rotates, end }: BottleViewProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { product } = bottle
  const offer = offerOf(shop, product.id)
  const part = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const chosen = useChosenQuantity(offer, shop)
  return (
    <div data-world="night">
      <PauseBanner brief />
      <div ref={part} className={styles.page}>
        <BottlePhotos product={product} photos={story.photos} rotates={rotates} />
        <div className={styles.panel}>
          <div className={styles.offer}>
            <header className={styles.head}>
              <Text look="eyebrow" className={styles.origin}>
                {t('origin')}
              </Text>
              <h1>{product.name}</h1>
              <p className={styles.description}>{bottle.description[language]}</p>
              <PricesOutageBanner shop={shop} />
            </header>
            <BuyBox product={product} shop={shop} chosen={chosen} controls={controls} />
            <BottleFacts offer={offer} />
          </div>
          <BuyingTerms className={styles.terms} />
        </div>
        <BelowTheFold>
          {useMemo(
            () => (
              <Story bottle={bottle} story={story} />
            ),
            [bottle, story],
          )}
        </BelowTheFold>
        <BuyBar
          name={product.name}
          offer={offer}
          shop={shop}
          quantity={chosen.quantity}
          controls={controls}
          part={part}
        />
      </div>
      <BelowTheFold>{end}</BelowTheFold>
    </div>
  )
}

/** The bottle's story and its tasting notes. */
function Story({ bottle, story }: Pick<BottleViewProps, 'bottle' | 'story'>) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <div className={styles.story}>
      <h2>{story.title[language]}</h2>
      {story.paragraphs[language].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 className={styles.notesTitle}>{t('tastingNotes')}</h3>
      <TastingNotes bottle={bottle} />
    </div>
  )
}

/** The `sizes` of a photo at full size. */
const stageSizes =
  '(width < 48rem) max(100vw, 71.5svh - 16rem), (width < 64rem) 58vw, max(min(46vw, 77svh - 3.5rem), 71.5svh - 3.2rem)'

/** The bottle's photos as a carousel with thumbnails. */
function BottlePhotos({
  product,
  photos,
  rotates,
}: Pick<Bottle, 'product'> & Pick<BottleStory, 'photos'> & Pick<BottleViewProps, 'rotates'>) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const rotation = {
    pauseLabel: t('photos.pause'),
    playLabel: t('photos.play'),
  }
  return (
    <Carousel
      className={styles.photos}
      label={t('photos.label', { name: product.name })}
      roleDescription={t('photos.role')}
      slideRoleDescription={t('photos.photoRole')}
      previousLabel={t('photos.previous')}
      nextLabel={t('photos.next')}
      thumbnailsLabel={t('photos.choose')}
      {...(rotates && { rotation })}
      slides={photos.map(({ id, picture, alt, caption }, index) => ({
        id,
        label: t('photos.photo', {
          number: index + 1,
          count: photos.length,
          caption: caption[language],
        }),
        content:
          index === 0 ? (
            <BottlePicture product={product} sizes={stageSizes} fit="cover" priority />
          ) : (
            <Picture picture={picture} alt={alt[language]} sizes={stageSizes} fit="cover" />
          ),
        thumbnail: <Picture picture={picture} alt="" sizes="4rem" />,
      }))}
    />
  )
}
