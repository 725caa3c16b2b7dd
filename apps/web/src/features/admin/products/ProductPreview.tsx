import type { Product } from '@storefront/domain'
import { Picture, ProductCard } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottleFacts } from '../../bottles/BottleFacts.tsx'
import { PriceLine } from '../../catalog/PriceLine.tsx'
import { products as contents } from '../../catalog/products.ts'
import styles from './Products.module.css'

/** A preview of a product as on the site. */
export function ProductPreview({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  return (
    <aside className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{t('products.preview')}</h3>
      <div className={styles.stage} data-world="night">
        <Suspense>
          <BottlePreview product={product} />
        </Suspense>
      </div>
      <p>{t('products.previewNote')}</p>
    </aside>
  )
}

/** The bottle's card as on the site; price and facts depend on the edited product, the rest is content. */
function BottlePreview({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const content = contents.find(({ id }) => id === product.id)
  if (content === undefined) return <p>{t('products.notOnSite')}</p>
  return (
    <>
      <ProductCard
        name={content.name}
        headingLevel={4}
        note={content.note[language]}
        picture={<Picture picture={content.picture} alt={content.alt[language]} sizes="20rem" />}
        price={<PriceLine offer={product} />}
      />
      {content.path !== null && <BottleFacts offer={product} />}
    </>
  )
}
