import { availabilityOf } from '@storefront/domain'
import { buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../shared/navigation/BelowTheFold.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { BottlePicture } from './BottlePicture.tsx'
import { BottleTable } from './BottleTable.tsx'
import { bottles } from './bottles.ts'
import { AddedNotice, AddToCart, PriceLine, PricesTrouble, useLimitWords } from './Offer.tsx'
import { type Bottle, type ProductContent, products as contents } from './products.ts'
import styles from './ProductsPage.module.css'
import { type Offer, offerOf, type Shop, useShop } from './useShop.ts'

/** `/products`: the bottles with today's prices. */
export function Page() {
  const { t } = useTranslation('catalog')
  const shop = useShop()
  return (
    <>
      <PageHead path="/products" title={t('title')} description={t('description')} />
      <ProductsView shop={shop} />
    </>
  )
}

/** The bottles, one section each; what a bottle is stands there even while its price is looked up. */
export function ProductsView({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  const isShown = (id: string) => {
    const offer = offerOf(shop, id)
    return typeof offer === 'string' || availabilityOf(offer) !== 'inactive'
  }
  return (
    <div className={styles.page} data-world="night">
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
        <PricesTrouble shop={shop} />
      </header>
      <div className={styles.bottles}>
        {inShopOrder(shop, contents)
          .filter(({ id }) => isShown(id))
          .map((product, index) => {
            const bottle = bottles.find((told) => told.product.id === product.id)
            const selling = { offer: offerOf(shop, product.id), shop }
            return bottle === undefined ? (
              <BelowTheFold key={product.id}>
                <ComingSection product={product} {...selling} />
              </BelowTheFold>
            ) : (
              <BottleSection key={product.id} bottle={bottle} isFirst={index === 0} {...selling} />
            )
          })}
      </div>
    </div>
  )
}

/** What the site tells of, in the order of the shop's products once they are known; unknown ones last. */
export function inShopOrder<Content extends { readonly id: string }>(
  { products }: Pick<Shop, 'products'>,
  told: readonly Content[],
): readonly Content[] {
  if (products === null) return told
  const placeOf = ({ id }: Content) => {
    const place = products.findIndex((product) => product.id === id)
    return place === -1 ? products.length : place
  }
  return told.toSorted((one, other) => placeOf(one) - placeOf(other))
}

interface SellingProps {
  readonly offer: Offer
  readonly shop: Shop
}

interface BottleSectionProps extends SellingProps {
  readonly bottle: Bottle
  /** Its picture is the largest thing of the first screen. */
  readonly isFirst: boolean
}

/** A bottle on its stage; name, price and button under it, then all there is to say about it. */
function BottleSection({ bottle, offer, isFirst, shop }: BottleSectionProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { product } = bottle
  const titleId = `bottle-${product.id}`
  return (
    <section className={styles.bottle} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <BottlePicture
          product={product}
          sizes="(width < 48rem) 100vw, 36rem"
          fit="cover"
          priority={isFirst}
        />
      </div>
      <div className={styles.purchase}>
        <h2 id={titleId}>{product.name}</h2>
        <PriceLine offer={offer} />
        <AddOne name={product.name} offer={offer} shop={shop} />
      </div>
      <BelowTheFold>
        <div className={styles.words}>
          <p>{bottle.description[language]}</p>
          <BottleTable bottle={bottle} offer={offer} />
          {product.path !== null && (
            <LocalizedLink
              to={product.path}
              aria-label={t('learnMoreNamed', { name: product.name })}
              {...buttonLook({ variant: 'quiet', className: styles.more })}
            >
              {t('learnMore')}
            </LocalizedLink>
          )}
        </div>
      </BelowTheFold>
    </section>
  )
}

/** A bottle at a time; what came of it is said below, and why no more can be had. */
function AddOne({ name, offer, shop }: SellingProps & { readonly name: string }) {
  const limitWords = useLimitWords(offer, shop)
  const isAdded = typeof offer === 'object' && shop.added?.id === offer.id
  return (
    <>
      <AddToCart name={name} offer={offer} shop={shop} />
      {limitWords !== null && <p className={styles.told}>{limitWords}</p>}
      <AddedNotice className={styles.told} added={isAdded ? shop.added : null} />
    </>
  )
}

interface ComingSectionProps extends SellingProps {
  readonly product: ProductContent
}

/** A bottle in shadow, of which the site tells no more than that it comes; the shop may be earlier. */
function ComingSection({ product, offer, shop }: ComingSectionProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const titleId = `bottle-${product.id}`
  return (
    <section className={styles.coming} aria-labelledby={titleId}>
      <div className={styles.comingPicture}>
        <BottlePicture product={product} sizes="(width < 48rem) 100vw, 50vw" fit="cover" />
      </div>
      <div className={styles.comingWords}>
        <h2 id={titleId}>{product.name}</h2>
        <p>{product.note[language]}</p>
        {typeof offer === 'string' ? (
          <p className={styles.soon}>{t('comingSoon')}</p>
        ) : (
          <>
            <PriceLine offer={offer} />
            <AddOne name={product.name} offer={offer} shop={shop} />
          </>
        )}
      </div>
    </section>
  )
}
