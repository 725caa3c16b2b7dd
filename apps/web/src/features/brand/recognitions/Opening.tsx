import { medal01 } from '@storefront/imagery/medal-01'
import { moonriseLandWide } from '@storefront/imagery/moonrise-land-wide'
import { moonriseSkyTall } from '@storefront/imagery/moonrise-sky-tall'
import { moonriseSkyWide } from '@storefront/imagery/moonrise-sky-wide'
import { sceneLandTall } from '@storefront/imagery/scene-land-tall'
import { Picture, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './Opening.module.css'

/** The page's title, and the first medal, which rises over the valley in the moon's place. */
export function Opening() {
  const { t } = useTranslation('recognitions')
  return (
    <section className={styles.opening} data-world="night">
      <div className={styles.stage}>
        <Picture
          className={styles.layer}
          picture={moonriseSkyWide}
          narrowPicture={moonriseSkyTall}
          alt=""
          sizes={stageSizes}
        />
        <Picture
          className={styles.risingMedal}
          picture={medal01}
          alt=""
          sizes="(width < 48rem) 105vw, max(44vw, 70svh)"
          priority
        />
        <Picture
          className={styles.layer}
          picture={moonriseLandWide}
          narrowPicture={sceneLandTall}
          alt=""
          sizes={stageSizes}
        />
      </div>
      <div className={styles.words}>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
          <p>{t('lead')}</p>
        </SectionHeading>
      </div>
    </section>
  )
}

const stageSizes = '(width < 48rem) 125vw, max(100vw, 178svh)'
