import { availabilityOf, type Product } from '@storefront/domain'
import { Banner, buttonLook } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { products as bottles } from '../../content/products.ts'
import { LocalizedLink } from '../../routes/LocalizedLink.tsx'
import { BottleSection } from './BottleSection.tsx'
import styles from './ProductsView.module.css'

interface ProductsViewProps {
  /** Null until they are known. */
  readonly products: readonly Product[] | null
  /** What was put into the cart last. */
  readonly added: Product | null
  readonly onAdd: (product: Product) => void
  /** What went wrong with looking up the prices. */
  readonly trouble: ReactNode
}

/** The bottles, one section each; what a bottle is stands there even while its price is looked up. */
export function ProductsView({ products, added, onAdd, trouble }: ProductsViewProps) {
  const { t } = useTranslation('catalog')
  const isHidden = (id: string) => {
    const product = products?.find((candidate) => candidate.id === id)
    return product !== undefined && availabilityOf(product) === 'inactive'
  }
  return (
    <div className={styles.page} data-world="night">
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
        {trouble}
      </header>
      {bottles
        .filter((bottle) => !isHidden(bottle.id))
        .map((bottle, index) => (
          <BottleSection
            key={bottle.id}
            bottle={bottle}
            product={products?.find((product) => product.id === bottle.id) ?? null}
            isFirst={index === 0}
            onAdd={onAdd}
          />
        ))}
      <div className={styles.added} role="status">
        {added !== null && (
          <Banner
            tone="success"
            role="none"
            action={
              <LocalizedLink to="/cart" {...buttonLook({ variant: 'quiet' })}>
                {t('viewCart')}
              </LocalizedLink>
            }
          >
            {t('added', { name: added.name })}
          </Banner>
        )}
      </div>
    </div>
  )
}
