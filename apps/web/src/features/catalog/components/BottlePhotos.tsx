import { carouselIntervalMs } from '@storefront/domain'
import { Carousel, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { Bottle } from '../Bottle.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottlePicture } from '../BottlePicture.tsx'
import styles from './BottlePhotos.module.css'

interface BottlePhotosProps {
  readonly bottle: Bottle
  /** Whether they advance by themselves. */
  readonly rotates: boolean
  readonly className?: string | undefined
}

const sizes = '(width < 64rem) 100vw, 40rem'

/** The bottle's pictures on a stage, the small ones beside it. */
export function BottlePhotos({
  bottle: { product, photos },
  rotates,
  className,
}: BottlePhotosProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const rotation = {
    intervalMs: carouselIntervalMs,
    pauseLabel: t('photos.pause'),
    playLabel: t('photos.play'),
  }
  return (
    <Carousel
      className={className}
      label={t('photos.label', { name: product.name })}
      carouselRole={t('photos.role')}
      slideRole={t('photos.photoRole')}
      previousLabel={t('photos.previous')}
      nextLabel={t('photos.next')}
      thumbnailsLabel={t('photos.choose')}
      {...(rotates && { rotation })}
      slides={photos.map(({ id, picture, alt, caption }, index) => ({
        id,
        label: t('photos.photo', {
          number: index + 1,
          count: photos.length,
          caption: caption[language],
        }),
        content: (
          <div className={styles.photo}>
            {index === 0 ? (
              <BottlePicture product={product} sizes={sizes} fit="cover" priority />
            ) : (
              <Picture picture={picture} alt={alt[language]} sizes={sizes} fit="cover" />
            )}
          </div>
        ),
        thumbnail: <Picture picture={picture} alt="" sizes="4rem" />,
      }))}
    />
  )
}
