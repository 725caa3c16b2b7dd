import { Picture } from '@storefront/ui'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottlePicture } from './BottlePicture.tsx'
import styles from './BottleStand.module.css'
import { moonCutOuts } from './cutOuts.ts'
import type { ProductContent } from './products.ts'

interface BottleStandProps {
  readonly product: ProductContent
  /** A full moon behind it; a bottle that is coming soon stands dimmed before a new one. */
  readonly moon: 'full' | 'new'
  /** Whether it is the page's only picture of this bottle, and so travels to the bottle's page. */
  readonly travels?: boolean
}

/** A small bottle before a moon, standing on the line below it. */
export function BottleStand({ product, moon, travels = false }: BottleStandProps) {
  const language = useLanguage()
  const picture = moonCutOuts.get(product.id) ?? product.picture
  const sizes = '6rem'
  return (
    <span className={styles.stand} data-moon={moon}>
      {travels ? (
        <BottlePicture
          className={styles.bottle ?? ''}
          product={product}
          picture={picture}
          sizes={sizes}
        />
      ) : (
        <Picture
          className={styles.bottle}
          picture={picture}
          alt={product.alt[language]}
          sizes={sizes}
        />
      )}
    </span>
  )
}
