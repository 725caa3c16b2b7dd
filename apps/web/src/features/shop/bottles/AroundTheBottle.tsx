import { Picture, Turntable } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Bottle, BottleStory } from '../catalog/products.ts'
import styles from './AroundTheBottle.module.css'

interface AroundTheBottleProps {
  readonly bottle: Bottle
  readonly story: Pick<BottleStory, 'frames' | 'details'>
}

/** The bottle to turn; beside it its foot and its gift box. */
export function AroundTheBottle({ bottle, story }: AroundTheBottleProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { product } = bottle
  const sideAt = (degrees: number) => {
    if (degrees <= 15 || degrees >= 345) return t('turntable.front')
    if (degrees < 150) return t('turntable.oneSide')
    return degrees <= 210 ? t('turntable.back') : t('turntable.otherSide')
  }
  return (
    <section className={styles.around} data-world="night" aria-labelledby="around">
      <Turntable
        className={styles.turntable}
        frames={story.frames}
        alt={product.alt[language]}
        label={t('turntable.label', { name: product.name })}
        hint={t('turntable.hint')}
        describeAngle={(degrees) => t('turntable.angle', { side: sideAt(degrees), degrees })}
      />
      <div className={styles.head}>
        <h2 id="around">{t('turntable.title')}</h2>
        <p>{bottle.vessel[language]}</p>
      </div>
      {story.details.map(({ id, picture, alt, name, text }) => (
        <figure key={id} className={styles.detail}>
          <Picture picture={picture} alt={alt[language]} sizes="(width < 64rem) 48vw, 18rem" />
          <figcaption>
            <b>{name[language]}</b> {text[language]}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
