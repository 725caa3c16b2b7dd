import { availabilityOf } from '@storefront/domain'
import { buttonAttributes } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../shared/navigation/BelowTheFold.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { AddedNotice } from './AddedNotice.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import { BottlePicture } from './BottlePicture.tsx'
import { BottleTable } from '../catalog/BottleTable.tsx'
import { bottles } from '../catalog/bottles.ts'
import { type Offer, offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import { PricesOutageBanner } from './PricesOutageBanner.tsx'
import {
  type Bottle,
  type ProductContent,
  products as productContents,
} from '../catalog/products.ts'
import styles from './ProductsPage.module.css'
import { useLimitText } from './useLimitText.ts'
import { type Shop, useShop } from '../cart/useShop.ts'

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

/** A section for each bottle, whose description does not wait for its price. */
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
        <PricesOutageBanner shop={shop} />
      </header>
      <div className={styles.bottles}>
        {inShopOrder(shop, productContents)
          .filter(({ id }) => isShown(id))
          .map((product, index) => {
            const bottle = bottles.find((entry) => entry.product.id === product.id)
            const purchase = { offer: offerOf(shop, product.id), shop }
            return bottle === undefined ? (
              <BelowTheFold key={product.id}>
                <ComingSoonSection product={product} {...purchase} />
              </BelowTheFold>
            ) : (
              <BottleSection key={product.id} bottle={bottle} isFirst={index === 0} {...purchase} />
            )
          })}
      </div>
    </div>
  )
}

/** Sorts content by the order of the shop's products, once they are loaded; content of other products is last. */
export function inShopOrder<Content extends { readonly id: string }>(
  { products }: Pick<Shop, 'products'>,
  contents: readonly Content[],
): readonly Content[] {
  if (products === null) return contents
  const placeOf = ({ id }: Content) => {
    const place = products.findIndex((product) => product.id === id)
    return place === -1 ? products.length : place
  }
  return contents.toSorted((one, other) => placeOf(one) - placeOf(other))
}

interface PurchaseProps {
  readonly offer: Offer
  readonly shop: Shop
}

interface BottleSectionProps extends PurchaseProps {
  readonly bottle: Bottle
  /** Its picture is the largest element of the first screen, and so loads first. */
  readonly isFirst: boolean
}

/** A bottle's picture; name, price and button below it, then the description. */
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
              {...buttonAttributes({ variant: 'quiet', className: styles.more })}
            >
              {t('learnMore')}
            </LocalizedLink>
          )}
        </div>
      </BelowTheFold>
    </section>
  )
}

/** Adds one bottle at a time, and reports below the button that it was added or why no more can be. */
function AddOne({ name, offer, shop }: PurchaseProps & { readonly name: string }) {
  const limitText = useLimitText(offer, shop)
  const isAdded = typeof offer === 'object' && shop.added?.id === offer.id
  return (
    <>
      <AddToCart name={name} offer={offer} shop={shop} />
      {limitText !== null && <p className={styles.message}>{limitText}</p>}
      <AddedNotice className={styles.message} added={isAdded ? shop.added : null} />
    </>
  )
}

interface ComingSoonSectionProps extends PurchaseProps {
  readonly product: ProductContent
}

/** A bottle without a page, announced as coming soon until the shop has a product for it. */
function ComingSoonSection({ product, offer, shop }: ComingSoonSectionProps) {
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
