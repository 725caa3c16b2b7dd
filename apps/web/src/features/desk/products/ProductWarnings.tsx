import { lacksAlcoholContent, type Product, type ShopSettings } from '@storefront/domain'
import { AlertIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { productPicture } from '../../shop/catalog/products.ts'
import { useDeskSettings } from '../frame/live.ts'
import { isLowOnStock } from './productChecks.ts'
import styles from './Products.module.css'

/** The conditions of the warnings. */
const warnings = {
  low: (product: Product, settings?: ShopSettings) =>
    settings !== undefined && isLowOnStock(product, settings) && product.stock !== 0,
  strength: lacksAlcoholContent,
  /** The site has no such picture. One that was added always has its own. */
  picture: ({ image, description }: Product) =>
    description === null && productPicture(image) === null,
} as const

/** The warnings about a product. */
export function ProductWarnings({ product }: { readonly product: Product }) {
  const { t } = useTranslation('desk')
  const { data: settings } = useDeskSettings()
  const shown = (['low', 'strength', 'picture'] as const).filter((name) =>
    warnings[name](product, settings),
  )
  if (shown.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {shown.map((name) => (
        <li key={name}>
          <AlertIcon />
          {t(`products.warnings.${name}`)}
        </li>
      ))}
    </ul>
  )
}
