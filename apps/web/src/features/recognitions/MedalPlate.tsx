import { Eyebrow, Picture } from '@storefront/ui'

import type { Medal } from './medals/Medal.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import lit from './lit.module.css'
import styles from './MedalPlate.module.css'

interface MedalPlateProps {
  readonly medal: Medal
}

/** A medal large, and what there is to say of it. */
export function MedalPlate({ medal }: MedalPlateProps) {
  const language = useLanguage()
  return (
    <div className={styles.plate}>
      <div className={`${lit.disc} ${styles.disc}`}>
        <Picture
          picture={medal.picture}
          alt={medal.alt[language]}
          sizes="(width < 40rem) 70vw, 22rem"
        />
        <span className={`${lit.light} ${styles.light}`} />
      </div>
      <Eyebrow>{medal.category[language]}</Eyebrow>
      <p className={styles.description}>{medal.description[language]}</p>
    </div>
  )
}
