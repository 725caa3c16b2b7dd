import type { Product } from '@storefront/domain'
import { AlertIcon } from '@storefront/ui'

import { useTranslation } from 'react-i18next'
import { productPicture } from '../../catalog/products.ts'
import { isRunningOut, isWithoutStrength } from '../overview/figures.ts'
import styles from './Products.module.css'

/** What an admin is told of a product. */
const warnings = {
  low: (product: Product) => isRunningOut(product) && product.stock !== 0,
  strength: isWithoutStrength,
  /** Its picture is none that the site has. */
  picture: ({ image }: Product) => productPicture(image) === null,
} as const

/** Says what a product lacks, and what comes of it. */
export function ProductWarnings({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const told = (['low', 'strength', 'picture'] as const).filter((what) => warnings[what](product))
  if (told.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {told.map((what) => (
        <li key={what}>
          <AlertIcon />
          {t(`products.warnings.${what}`)}
        </li>
      ))}
    </ul>
  )
}
