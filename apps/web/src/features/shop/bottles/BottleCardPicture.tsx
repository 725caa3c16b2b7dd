import { bottleShadowMoon } from '@storefront/imagery/bottle-shadow-moon'
import { valleyLandNight } from '@storefront/imagery/valley-land-night'
import { valleyMoon } from '@storefront/imagery/valley-moon'
import { valleySkyNight } from '@storefront/imagery/valley-sky-night'
import { Picture } from '@storefront/ui'

import { BottlePicture } from '../catalog/BottlePicture.tsx'
import { moonCutOuts } from '../catalog/cutOuts.ts'
import type { ProductContent } from '../catalog/products.ts'
import styles from './BottleCardPicture.module.css'

interface BottleCardPictureProps {
  readonly product: ProductContent
  /** A bottle that is coming soon has no moon, and no page that its picture travels to. */
  readonly isComingSoon: boolean
}

/** The picture of a card: a bottle before the moon, in the valley by night. */
export function BottleCardPicture({ product, isComingSoon }: BottleCardPictureProps) {
  return (
    <div className={styles.scene}>
      <Picture
        className={styles.sky}
        picture={valleySkyNight}
        alt=""
        sizes={skySizes}
        fit="cover"
      />
      {!isComingSoon && (
        <Picture className={styles.moon} picture={valleyMoon} alt="" sizes={discSizes} />
      )}
      <Picture className={styles.land} picture={valleyLandNight} alt="" sizes={landSizes} />
      <Picture className={styles.shadow} picture={bottleShadowMoon} alt="" sizes={discSizes} />
      <BottlePicture
        className={styles.bottle ?? ''}
        product={product}
        picture={moonCutOuts.get(product.id) ?? product.picture}
        sizes="(width < 40rem) 26vw, 8rem"
        travels={!isComingSoon}
      />
    </div>
  )
}

const discSizes = '(width < 40rem) 80vw, (width < 75rem) 31vw, 23rem'
/** Of the whole land, of which a card shows a part: 3.4 cards wide (BottleCardPicture.module.css). */
const landSizes =
  '(width < 40rem) calc(306vw - 7.6rem), (width < 75rem) calc(113vw - 6.5rem), 83rem'
/** Covers the card, which is higher than wide. */
const skySizes = '(width < 40rem) calc(192vw - 4.8rem), (width < 75rem) calc(71vw - 4rem), 52rem'
