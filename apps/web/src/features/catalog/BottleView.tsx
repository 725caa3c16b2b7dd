import { maxQuantity } from '@storefront/domain'
import { Carousel, Eyebrow, Picture, QuantityPicker } from '@storefront/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { BottlePicture } from './BottlePicture.tsx'
import { BottleTable } from './BottleTable.tsx'
import styles from './BottleView.module.css'
import { AddedNotice, AddToCart, PriceLine, PricesTrouble } from './Offer.tsx'
import type { Bottle } from './products.ts'
import { leftToAdd, mayBeBought, type Offer, offerOf, type Shop } from './useShop.ts'

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
      <BottlePhotos bottle={bottle} rotates={rotates} />
      <div className={styles.aside}>
        <header className={styles.head}>
          <Eyebrow>{product.kind[language]}</Eyebrow>
          <h1>{product.name}</h1>
          <p>{bottle.description[language]}</p>
          <PricesTrouble shop={shop} />
        </header>
        <BuyBox name={product.name} offer={offer} shop={shop} />
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

/** The `sizes` of a photo on the stage. */
const stageSizes = '(width < 64rem) 100vw, 40rem'

/** The bottle's pictures on a stage, the small ones beside it. */
function BottlePhotos({ bottle, rotates }: Pick<BottleViewProps, 'bottle' | 'rotates'>) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { product, photos } = bottle
  const rotation = {
    pauseLabel: t('photos.pause'),
    playLabel: t('photos.play'),
  }
  return (
    <Carousel
      className={styles.photos}
      label={t('photos.label', { name: product.name })}
      carouselRole={t('photos.role')}
      slideRole={t('photos.photoRole')}
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
        content: (
          <div className={styles.photo}>
            {index === 0 ? (
              <BottlePicture product={product} sizes={stageSizes} fit="cover" priority />
            ) : (
              <Picture picture={picture} alt={alt[language]} sizes={stageSizes} fit="cover" />
            )}
          </div>
        ),
        thumbnail: <Picture picture={picture} alt="" sizes="4rem" />,
      }))}
    />
  )
}

interface BuyBoxProps {
  readonly name: string
  readonly offer: Offer
  readonly shop: Shop
}

/** Price, quantity and the way into the cart. */
function BuyBox({ name, offer, shop }: BuyBoxProps) {
  const { t } = useTranslation('catalog')
  const [wanted, setWanted] = useState(1)
  const id = typeof offer === 'string' ? '' : offer.id
  const inCart = shop.quantityInCart(id)
  const left = mayBeBought(offer) ? leftToAdd(shop, offer) : null
  const most = Math.max(1, Math.min(left ?? maxQuantity, maxQuantity - inCart))
  // Others may have bought since it was chosen, and the cart may hold some by now.
  const quantity = Math.min(wanted, most)

  function toldStock(): string | null {
    if (left === 0) return t('quantity.allInCart')
    if (quantity !== left) return null
    return inCart === 0
      ? t('quantity.left', { count: left })
      : t('quantity.leftWithCart', { count: left + inCart })
  }

  return (
    <div className={styles.buy}>
      <PriceLine offer={offer} />
      {mayBeBought(offer) && (
        <div className={styles.controls}>
          <QuantityPicker
            value={quantity}
            max={most}
            onChange={setWanted}
            label={t('quantity.label', { name })}
            decreaseLabel={t('quantity.decrease', { name })}
            increaseLabel={t('quantity.increase', { name })}
          />
          <AddToCart name={name} offer={offer} shop={shop} quantity={quantity} />
        </div>
      )}
      <p role="status" className={styles.left}>
        {toldStock()}
      </p>
      <AddedNotice added={shop.added} />
    </div>
  )
}
