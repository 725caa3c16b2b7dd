import { ritualGlass } from '@storefront/imagery/ritual-glass'
import { ritualSlow } from '@storefront/imagery/ritual-slow'
import { Picture, Text } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { BottleStory } from '../catalog/products.ts'
import styles from './Serving.module.css'

interface ServingProps {
  readonly serving: BottleStory['serving']
  /** What follows the ritual, on the same paper. */
  readonly children?: ReactNode
}

/** How the bottle is served: the pour, whose ground runs on under three prints, half on it and half on paper. */
export function Serving({ serving, children }: ServingProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { pour } = serving
  const gestures = [
    { id: 'cold', picture: serving.cold, text: t('serving.coldText') },
    { id: 'glass', picture: ritualGlass, text: t('serving.glassText') },
    { id: 'slow', picture: ritualSlow, text: serving.sip[language] },
  ] as const
  return (
    <section aria-labelledby="serving">
      <div className={styles.pour} data-world="night">
        {/* Phones: the picture's own sky, mirrored upwards, gives the words room. */}
        <div className={styles.mirror}>
          <Picture picture={pour.narrowPicture} alt="" sizes="100vw" />
        </div>
        <Picture
          picture={pour.picture}
          narrowPicture={pour.narrowPicture}
          alt={pour.alt[language]}
          sizes="100vw"
        />
        <div className={styles.pourWords}>
          <h2 id="serving">{serving.title[language]}</h2>
          <p>{serving.text[language]}</p>
        </div>
      </div>
      <div className={styles.ritual} data-world="paper">
        <ol className={styles.gestures}>
          {gestures.map(({ id, picture, text }) => (
            <li key={id}>
              <Picture
                picture={picture}
                alt={t(`serving.${id}Alt`)}
                sizes="(width < 48rem) 80vw, 23rem"
              />
              <div>
                <Text as="h3" look="title">
                  {t(`serving.${id}`)}
                </Text>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  )
}
