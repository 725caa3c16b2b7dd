import { useTranslation } from 'react-i18next'

import type { StoredRecord } from './legalText.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './StoredRecords.module.css'

interface StoredRecordsProps {
  readonly records: readonly StoredRecord[]
}

/** What is stored: where, what for and for how long. */
export function StoredRecords({ records }: StoredRecordsProps) {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  return (
    <ul className={styles.records}>
      {records.map(({ what, keys, where, why, howLong }) => (
        <li key={what.en} className={styles.record}>
          <div>
            <h3 className={styles.what}>{what[language]}</h3>
            {keys !== undefined && (
              <p className={styles.keys}>
                {keys.map((key) => (
                  <code key={key}>{key}</code>
                ))}
              </p>
            )}
          </div>
          <dl className={styles.facts}>
            <dt>{t('where')}</dt>
            <dd>{where[language]}</dd>
            <dt>{t('why')}</dt>
            <dd>{why[language]}</dd>
            <dt>{t('howLong')}</dt>
            <dd>{howLong[language]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
