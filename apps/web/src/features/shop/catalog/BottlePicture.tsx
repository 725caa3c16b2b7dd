import { Picture, type PictureProps, type PictureSource } from '@storefront/ui'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './BottlePicture.module.css'
import type { ProductContent } from './products.ts'

interface BottlePictureProps extends Pick<
  PictureProps,
  'sizes' | 'fit' | 'priority' | 'className'
> {
  readonly product: ProductContent
  /** Default: the photo of the whole bottle. */
  readonly picture?: PictureSource
}

/** A bottle's main picture, at most once a page: its view transition's name must be unique. */
export function BottlePicture({
  product,
  picture = product.picture,
  className = '',
  ...rest
}: BottlePictureProps) {
  return (
    <Picture
      {...rest}
      className={`${styles.bottle} ${className}`}
      data-bottle={product.id}
      picture={picture}
      alt={product.alt[useLanguage()]}
    />
  )
}
