import { Picture, type PictureProps } from '@storefront/ui'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Bottle.module.css'
import type { ProductContent } from './products.ts'

interface BottlePictureProps extends Pick<
  PictureProps,
  'sizes' | 'fit' | 'priority' | 'className'
> {
  readonly product: ProductContent
}

/** A bottle's main picture. From page to page it travels by view transition: show it once a page. */
export function BottlePicture({ product, className = '', ...rest }: BottlePictureProps) {
  return (
    <Picture
      {...rest}
      className={`${styles.bottle} ${className}`}
      data-bottle={product.id}
      picture={product.picture}
      alt={product.alt[useLanguage()]}
    />
  )
}
