import { brand } from '@storefront/brand'
import { availabilityOf } from '@storefront/domain'
import { Text, VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSettings } from '../../../shared/useSettings.ts'
import { AddedNotice } from '../cart/AddedNotice.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import { PauseBanner } from '../cart/PauseBanner.tsx'
import { useBuyingFacts } from '../cart/useBuyingFacts.ts'
import { useShop, type Shop } from '../cart/useShop.ts'
import { bottles } from '../catalog/bottles.ts'
import { inShopOrder, isComingSoon, offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import { reposado, type ProductContent } from '../catalog/products.ts'
import { AddedProducts } from './AddedProducts.tsx'
import { BottleComparison } from './BottleComparison.tsx'
import { BottleScene } from './BottleScene.tsx'
import { BottleSection } from './BottleSection.tsx'
import { NotifyMe } from './NotifyMe.tsx'
import { PricesOutageBanner } from './PricesOutageBanner.tsx'
import styles from './ProductsPage.module.css'

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

/** Each bottle in its scene, the two compared, the one that is coming soon, and what admins have added. */
export function ProductsView({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  const isShown = (id: string) => {
    const offer = offerOf(shop, id)
    return typeof offer === 'string' || availabilityOf(offer) !== 'inactive'
  }
  const shown = inShopOrder(contents, shop.products).filter(({ id }) => isShown(id))
  return (
    <div className={styles.page}>
      <PauseBanner brief />
      <div className={styles.outage}>
        <PricesOutageBanner shop={shop} />
      </div>
      {shown.length === 0 && <h1 className={styles.outage}>{t('heading')}</h1>}
      {shown.map(({ id, bottle }, index) => (
        <BottleSection key={id} bottle={bottle} heading={index === 0 && t('heading')} shop={shop} />
      ))}
      <BelowTheFold>
        {shown.length === contents.length && (
          <BottleComparison bottles={shown.map(({ bottle }) => bottle)} shop={shop} />
        )}
        <BuyingFacts />
        {isShown(reposado.id) && <ComingSoon product={reposado} shop={shop} />}
        <AddedProducts shop={shop} />
      </BelowTheFold>
    </div>
  )
}

const contents = bottles.map((bottle) => ({ id: bottle.product.id, bottle }))

/** What shipping costs and where it goes, when an order arrives, and how it is paid. */
function BuyingFacts() {
  const { t } = useTranslation('catalog')
  const sentences = useBuyingFacts().all(useSettings().data)
  if (sentences.length === 0) return null
  return (
    <ul role="list" className={styles.facts} aria-label={t('buying.label')}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

interface ComingSoonProps {
  readonly product: ProductContent
  readonly shop: Shop
}

/** A bottle without a page: in the dark valley until the shop has a product for it. */
function ComingSoon({ product, shop }: ComingSoonProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const offer = offerOf(shop, product.id)
  const titleId = `bottle-${product.id}`
  const comingSoon = isComingSoon(product, offer)
  return (
    <section className={styles.coming} data-world="night" aria-labelledby={titleId}>
      <BottleScene product={product} time="night" isComingSoon={comingSoon} />
      <div className={styles.comingWords}>
        {comingSoon && <Text look="eyebrow">{t('comingSoon')}</Text>}
        <h2 id={titleId}>
          <VisuallyHidden>{brand.name} </VisuallyHidden>
          {product.variety}
        </h2>
        <p>{product.note[language]}</p>
        {typeof offer === 'object' && comingSoon && <NotifyMe product={product} />}
        {!comingSoon && (
          <>
            <PriceLine offer={offer} />
            <AddToCart name={product.name} offer={offer} shop={shop} />
            <AddedNotice added={shop.added?.id === product.id ? shop.added : null} />
          </>
        )}
      </div>
    </section>
  )
}
