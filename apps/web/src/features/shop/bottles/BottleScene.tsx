import { bottleShadowDay } from '@storefront/imagery/bottle-shadow-day'
import { bottleShadowMoon } from '@storefront/imagery/bottle-shadow-moon'
import { valleyLandDay } from '@storefront/imagery/valley-land-day'
import { valleyLandDayNarrow } from '@storefront/imagery/valley-land-day-narrow'
import { valleyLandNight } from '@storefront/imagery/valley-land-night'
import { valleyLandNightNarrow } from '@storefront/imagery/valley-land-night-narrow'
import { valleyMoon } from '@storefront/imagery/valley-moon'
import { valleySkyNight } from '@storefront/imagery/valley-sky-night'
import { valleySkyNightNarrow } from '@storefront/imagery/valley-sky-night-narrow'
import { valleySun } from '@storefront/imagery/valley-sun'
import { Picture } from '@storefront/ui'

import { BottlePicture } from '../catalog/BottlePicture.tsx'
import { dayCutOuts, moonCutOuts } from '../catalog/cutOuts.ts'
import type { ProductContent } from '../catalog/products.ts'
import styles from './BottleScene.module.css'

/** The windows that show a part of the land and of the sky. */
const narrowMedia = '(width < 30rem)'

/** The width of the whole drawing and of the part that phones show, in units of the drawing. */
const [wholeWidth, partWidth] = [2400, 1500]

/** By how much upright windows shrink sun and moon. */
const uprightDisc = 0.6

interface UnitsByWindow {
  readonly units: number
  /** In upright windows. Default: `units`. */
  readonly upright?: number
  /** In those of `narrowMedia`. Default: `upright`. */
  readonly narrow?: number
}

/** Returns the `sizes` of a picture of so many units, as the style sheets of scene and section set a unit's length. */
function sceneSizes({ units, upright = units, narrow = upright }: UnitsByWindow): string {
  const height = 'max(100svh - 4.5rem, 40rem)'
  const phoneUnit = '(max(100svh - 10rem, 33rem) - 12rem) / 1022'
  return [
    `(width < 24rem) calc(${narrow} * (110vw - 1.5rem) / 1022)`,
    `${narrowMedia} calc(${narrow} * ${phoneUnit})`,
    `(width < 40rem) calc(${upright} * ${phoneUnit})`,
    `((width < 56rem) or (orientation: portrait)) calc(${upright} * (max(100svh - 4.5rem, 44rem) - 13rem) / 1060)`,
    `calc(${units} * min(max(${height} / 1350, 100vw / 2560), ${height} / 1120))`,
  ].join(', ')
}

const landSizes = sceneSizes({ units: wholeWidth, narrow: partWidth })
/** The page waits for the first land: its file may have 85 % of the screen's pixels. */
const firstLandSizes = sceneSizes({
  units: 0.85 * wholeWidth,
  narrow: 0.85 * partWidth,
})
const discSizes = (units: number) => sceneSizes({ units, upright: uprightDisc * units })
/** The sky covers its scene, higher than wide; on phones the higher one is that of the bottle to come. */
const skySizes = `${narrowMedia} max(100vw, 74svh - 7rem, 36.5rem), max(100vw, 178svh - 8rem)`
const bottleSizes = sceneSizes({ units: 266.5 })
const shadowSizes = sceneSizes({ units: 735.3 })

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
  const isDay = time === 'day'
  const land = isDay ? valleyLandDay : valleyLandNight
  const cutOut = (isDay ? dayCutOuts : moonCutOuts).get(product.id)
  return (
    <div className={styles.scene} data-time={time} data-coming={isComingSoon || undefined}>
      {!isDay && (
        <div className={styles.sky}>
          <Picture
            picture={valleySkyNight}
            narrowPicture={valleySkyNightNarrow}
            narrowMedia={narrowMedia}
            alt=""
            sizes={skySizes}
            fit="cover"
          />
        </div>
      )}
      <div className={styles.drawing}>
        {!isComingSoon && (
          <div className={styles.disc}>
            {isDay ? (
              <Picture picture={valleySun} alt="" sizes={discSizes(1192)} />
            ) : (
              <Picture picture={valleyMoon} alt="" sizes={discSizes(1114)} />
            )}
          </div>
        )}
        <div className={styles.land}>
          <Picture
            picture={land}
            narrowPicture={isDay ? valleyLandDayNarrow : valleyLandNightNarrow}
            narrowMedia={narrowMedia}
            alt=""
            sizes={priority ? firstLandSizes : landSizes}
            priority={priority}
          />
        </div>
        {/* Where the window is wider than the drawing, its mirror image continues it. */}
        <div className={styles.wing}>
          <Picture picture={land} alt="" sizes={priority ? firstLandSizes : landSizes} />
        </div>
      </div>
      <div className={styles.shadow}>
        <Picture picture={isDay ? bottleShadowDay : bottleShadowMoon} alt="" sizes={shadowSizes} />
      </div>
      {cutOut !== undefined && (
        <BottlePicture
          className={styles.bottle ?? ''}
          product={product}
          picture={cutOut}
          sizes={bottleSizes}
          travels={!isComingSoon}
        />
      )}
    </div>
  )
}
