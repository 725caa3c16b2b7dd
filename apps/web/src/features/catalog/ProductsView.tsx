import { availabilityOf } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { distilledBottle } from '../../content/bottles/distilledBottle.ts'
import { tripleDistilledBottle } from '../../content/bottles/tripleDistilledBottle.ts'
import { reposado } from '../../content/products.ts'
import { AddedNotice } from './components/AddedNotice.tsx'
import { BottleSection } from './components/BottleSection.tsx'
import { ComingSection } from './components/ComingSection.tsx'
import { PricesTrouble } from './components/PricesTrouble.tsx'
import { offerOf } from './offer.ts'
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
      {[distilledBottle, tripleDistilledBottle]
        .filter(({ product }) => isShown(product.id))
        .map((bottle, index) => (
          <BottleSection
            key={bottle.product.id}
            bottle={bottle}
            offer={offerOf(shop, bottle.product.id)}
            isFirst={index === 0}
            onAdd={shop.add}
          />
        ))}
      {isShown(reposado.id) && (
        <ComingSection product={reposado} offer={offerOf(shop, reposado.id)} onAdd={shop.add} />
      )}
      <AddedNotice className={styles.added} added={shop.added} />
    </div>
  )
}
