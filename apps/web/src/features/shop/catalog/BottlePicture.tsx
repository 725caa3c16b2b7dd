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
  /** Whether the bottle has a page, to which its picture travels. Default: true. */
  readonly travels?: boolean
}

/** A bottle's main picture. One that travels stands at most once on a page: its view transition's name must be unique. */
export function BottlePicture({
  product,
  picture = product.picture,
  travels = true,
  className = '',
  ...rest
}: BottlePictureProps) {
  return (
    <Picture
      {...rest}
      className={`${styles.bottle} ${className}`}
      data-bottle={travels ? product.id : undefined}
      picture={picture}
      alt={product.alt[useLanguage()]}
    />
  )
}
