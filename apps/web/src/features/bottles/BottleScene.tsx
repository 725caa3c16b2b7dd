import { bottleShadowMoon } from '@storefront/imagery/bottle-shadow-moon'
import { valleyLandDay } from '@storefront/imagery/valley-land-day'
import { valleyLandNight } from '@storefront/imagery/valley-land-night'
import { valleyMoon } from '@storefront/imagery/valley-moon'
import { valleySkyNight } from '@storefront/imagery/valley-sky-night'
import { valleySun } from '@storefront/imagery/valley-sun'
import { Picture } from '@storefront/ui'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { BottlePicture } from '../catalog/BottlePicture.tsx'
import { moonCutOuts } from '../catalog/cutOuts.ts'
import type { ProductContent } from '../catalog/products.ts'
import styles from './BottleScene.module.css'

/** The width of the whole drawing: 2400 of its units (BottleScene.module.css). Phones show a part of it. */
const landSizes = '(width < 40rem) 160vw, max(178svh, 94vw)'
/** A little less than it is wide on phones, where the next file is three times as heavy. */
const bottleSizes = '(width < 40rem) 40vw, 14rem'
const discSizes = '(width < 40rem) 80vw, max(84svh, 44vw)'

interface BottleSceneProps {
  readonly product: ProductContent
  readonly time: 'day' | 'night'
  /** A bottle that is coming soon stands in the dark: the moon has not risen. */
  readonly isComingSoon?: boolean
  /** Whether it is on the first screen, so that its largest picture loads first. */
  readonly priority?: boolean
}

/**
 * A bottle in the valley, in layers: the sun sets as the page scrolls on, and by night the moon rises behind the bottle.
 * By night the same drawing is turned round, so that bottle and words change sides.
 */
export function BottleScene({
  product,
  time,
  isComingSoon = false,
  priority = false,
}: BottleSceneProps) {
  const language = useLanguage()
  const land = time === 'day' ? valleyLandDay : valleyLandNight
  const layer = (picture: typeof land) => <Picture picture={picture} alt="" sizes={landSizes} />
  const cutOut = moonCutOuts.get(product.id)
  return (
    <div className={styles.scene} data-time={time} data-coming={isComingSoon || undefined}>
      {time === 'night' && (
        <div className={styles.sky}>
          <Picture picture={valleySkyNight} alt="" sizes="100vw" fit="cover" />
        </div>
      )}
      <div className={styles.drawing}>
        {!isComingSoon && (
          <div className={styles.disc}>
            <Picture picture={time === 'day' ? valleySun : valleyMoon} alt="" sizes={discSizes} />
          </div>
        )}
        <div className={styles.land}>
          <Picture picture={land} alt="" sizes={landSizes} priority={priority} />
        </div>
        {/* Where the window is wider than the drawing, its mirror image continues it. */}
        <div className={styles.wing}>{layer(land)}</div>
      </div>
      <div className={styles.shadow}>
        <Picture picture={bottleShadowMoon} alt="" sizes="(width < 40rem) 100vw, 30rem" />
      </div>
      {cutOut !== undefined &&
        (isComingSoon ? (
          <Picture
            className={styles.bottle}
            picture={cutOut}
            alt={product.alt[language]}
            sizes={bottleSizes}
          />
        ) : (
          <BottlePicture
            className={styles.bottle ?? ''}
            product={product}
            picture={cutOut}
            sizes={bottleSizes}
          />
        ))}
    </div>
  )
}
