import { EngravedEmblem, Eyebrow, Section } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { objective } from './history.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Objective.module.css'

/** What the brand is after, in one sentence, as large as it is meant. */
export function Objective() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Section world="night" aria-labelledby="objective">
      <div className={styles.columns}>
        <div className={styles.words}>
          <Eyebrow>{t('objective')}</Eyebrow>
          <h2 id="objective" className={styles.statement}>
            {objective.title[language]}
          </h2>
          <p className={styles.text}>{objective.text[language]}</p>
        </div>
        <EngravedEmblem className={styles.emblem} />
      </div>
    </Section>
  )
}
