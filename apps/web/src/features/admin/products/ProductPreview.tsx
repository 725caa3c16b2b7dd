import { availabilityOf, checkProduct, type Product } from '@storefront/domain'
import { Picture, ProductCard } from '@storefront/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { bottles } from '../../catalog/bottles.ts'
import { products as contents } from '../../catalog/products.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottleFacts } from '../../catalog/BottleTable.tsx'
import { PriceLine } from '../../catalog/Offer.tsx'
import { AvailabilityChip } from './AvailabilityChip.tsx'
import type { ProductForm } from './productForm.ts'
import styles from './ProductPreview.module.css'

interface ProductPreviewProps {
  /** As it is stored. */
  readonly product: Product
  readonly typed: ProductForm
  readonly className?: string | undefined
}

/** The card that comes of what is typed; while that makes no sense, of what did last. */
export function ProductPreview({ product, typed, className = '' }: ProductPreviewProps) {
  const { t } = useTranslation('admin')
  const [last, setLast] = useState(product)
  const checked = checkProduct(typed)
  const edited = checked.ok ? { ...product, ...checked.value } : last
  if (checked.ok && !isSame(edited, last)) setLast(edited)
  return (
    <aside className={`${styles.preview} ${className}`} aria-labelledby="preview">
      <h3 id="preview">{t('products.preview')}</h3>
      <div className={styles.stage} data-world="night">
        <Suspense>
          <Card product={edited} />
        </Suspense>
      </div>
      <p>{t('products.previewNote')}</p>
      <AvailabilityChip availability={availabilityOf(edited)} />
    </aside>
  )
}

const isSame = (one: Product, other: Product): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The bottle as the site shows it; what it costs and holds follows the product, the rest is fixed. */
function Card({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const content = contents.find(({ id }) => id === product.id)
  if (content === undefined) return <p>{t('products.notOnSite')}</p>
  const bottle = bottles.find((told) => told.product === content)
  return (
    <>
      <ProductCard
        name={content.name}
        headingLevel={4}
        kind={content.kind[language]}
        note={content.note[language]}
        picture={<Picture picture={content.picture} alt={content.alt[language]} sizes="20rem" />}
        price={<PriceLine offer={product} />}
      />
      {bottle !== undefined && <BottleFacts bottle={bottle} offer={product} />}
    </>
  )
}
