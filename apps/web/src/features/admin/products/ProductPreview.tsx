import { availabilityOf, checkProduct, type Product } from '@storefront/domain'
import { Picture, Price, ProductCard } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { productPicture, products as contents } from '../../../content/products.ts'
import { formatMoney, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
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
        <Card product={edited} />
      </div>
      <AvailabilityChip availability={availabilityOf(edited)} />
    </aside>
  )
}

const isSame = (one: Product, other: Product): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function Card({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { name, priceCents, alcoholByVolume } = product
  const content = contents.find(({ id }) => id === product.id)
  const picture = productPicture(product.image)
  const ml = formatNumber(product.volumeMl, language)
  const card = {
    name,
    headingLevel: 4,
    kind: content?.kind[language] ?? '',
    note:
      alcoholByVolume === null
        ? t('products.bottle', { ml })
        : t('products.bottleWithAlcohol', { ml, percent: formatNumber(alcoholByVolume, language) }),
    picture: picture && (
      <Picture picture={picture} alt={content?.alt[language] ?? ''} sizes="20rem" />
    ),
  } as const
  return product.comingSoon || priceCents === null ? (
    <ProductCard {...card} comingSoon={t('products.comingSoon')} />
  ) : (
    <ProductCard
      {...card}
      price={<Price note={t('products.priceWithTax')}>{formatMoney(priceCents, language)}</Price>}
    />
  )
}
