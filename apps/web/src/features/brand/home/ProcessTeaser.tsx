import { fruitCut } from '@storefront/imagery/fruit-cut'
import { buttonAttributes, Picture, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { processSteps } from '../process/process.ts'
import styles from './ProcessTeaser.module.css'

/** The five steps of the process, a line each, with a link to their page. */
export function ProcessTeaser() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section className={styles.process} aria-labelledby="process">
      <Picture
        className={styles.plate}
        picture={fruitCut}
        alt={t('process.alt')}
        sizes="(width < 48rem) 97vw, min(50vw, 42rem)"
      />
      <div className={styles.processWords}>
        <SectionHeading titleId="process" title={t('process.title')}>
          <p>{t('process.text')}</p>
        </SectionHeading>
        <ol className={styles.steps}>
          {processSteps.map(({ id, numeral, name, essence }) => (
            <li key={id}>
              <span className={styles.numeral} aria-hidden="true">
                {numeral}
              </span>
              <h3>{name[language]}</h3>
              <p>{essence[language]}</p>
            </li>
          ))}
        </ol>
        <LocalizedLink to="/Procesos" {...buttonAttributes({ variant: 'secondary' })}>
          {t('process.link')}
        </LocalizedLink>
      </div>
    </section>
  )
}
