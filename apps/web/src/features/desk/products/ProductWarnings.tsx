import { lacksAlcoholContent, type Product } from '@storefront/domain'
import { AlertIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { productPicture } from '../../shop/catalog/products.ts'
import { isLowOnStock } from './productChecks.ts'
import styles from './Products.module.css'

/** The conditions of the warnings. */
const warnings = {
  low: (product: Product) => isLowOnStock(product) && product.stock !== 0,
  strength: lacksAlcoholContent,
  /** The site has no such picture. One that was added always has its own. */
  picture: ({ image, description }: Product) =>
    description === null && productPicture(image) === null,
} as const

/** The warnings about a product. */
export function ProductWarnings({ product }: { readonly product: Product }) {
  const { t } = useTranslation('desk')
  const shown = (['low', 'strength', 'picture'] as const).filter((name) => warnings[name](product))
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
