import { Picture, SectionHeading } from '@storefront/ui'
import { historyLandscape } from '@storefront/imagery/history-landscape'
import { useTranslation } from 'react-i18next'

import { opening } from './history.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Opening.module.css'

/** The page's title, and the valley across the whole window. */
export function Opening() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <header>
      <SectionHeading
        className={styles.words}
        level={1}
        eyebrow={t('title')}
        title={opening.title[language]}
      >
        <p>{opening.lead[language]}</p>
      </SectionHeading>
      <div className={styles.valley}>
        <Picture
          className={styles.picture}
          picture={historyLandscape}
          alt={opening.alt[language]}
          sizes="(width < 48rem) 210vw, 110vw"
          fit="cover"
          priority
        />
      </div>
    </header>
  )
}
