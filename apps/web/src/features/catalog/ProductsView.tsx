import { availabilityOf } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { bottles } from './bottles.ts'
import { products as contents } from './products.ts'
import { AddedNotice } from './components/AddedNotice.tsx'
import { BottleSection } from './components/BottleSection.tsx'
import { ComingSection } from './components/ComingSection.tsx'
import { PricesTrouble } from './components/PricesTrouble.tsx'
import { inShopOrder, offerOf } from './offer.ts'
import styles from './ProductsView.module.css'
import type { Shop } from './Shop.ts'

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
      {inShopOrder(shop, contents)
        .filter(({ id }) => isShown(id))
        .map((product, index) => {
          const bottle = bottles.find((told) => told.product.id === product.id)
          const selling = { offer: offerOf(shop, product.id), onAdd: shop.add }
          return bottle === undefined ? (
            <ComingSection key={product.id} product={product} {...selling} />
          ) : (
            <BottleSection key={product.id} bottle={bottle} isFirst={index === 0} {...selling} />
          )
        })}
      <AddedNotice className={styles.added} added={shop.added} />
    </div>
  )
}
