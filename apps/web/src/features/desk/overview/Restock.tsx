import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { DeskSection } from '../frame/DeskSection.tsx'
import { useDeskProducts, useDeskSettings } from '../frame/live.ts'
import { isLowOnStock } from '../products/productChecks.ts'
import styles from './Restock.module.css'

/** The products on sale with few bottles left, with the way to their stock; renders nothing without one. */
export function Restock() {
  const { t } = useTranslation('desk')
  const products = useDeskProducts()
  const { data: settings } = useDeskSettings()
  return (
    <QueryBoundary query={products} errorMessage={t('products.failed')} loading={null}>
      {({ items }) => {
        const low = settings ? items.filter((product) => isLowOnStock(product, settings)) : []
        return (
          low.length > 0 && (
            <DeskSection id="restock" title={t('overview.stock.title')} className={styles.restock}>
              <ul>
                {low.map(({ id, name, stock }) => (
                  <li key={id}>
                    <LocalizedLink to="/dashboard/products">{name}</LocalizedLink>
                    <span>
                      {stock === 0
                        ? t('products.availability.sold-out')
                        : t('overview.stock.bottles', { count: stock ?? 0 })}
                    </span>
                  </li>
                ))}
              </ul>
            </DeskSection>
          )
        )
      }}
    </QueryBoundary>
  )
}
