import { buttonLook, EngravedEmblem, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './Introduction.module.css'

/** What the brand is, beside the serpent it is called after. */
export function Introduction() {
  const { t } = useTranslation('home')
  return (
    <Section className={styles.section} aria-labelledby="introduction">
      <div className={styles.words}>
        <SectionHeading
          titleId="introduction"
          eyebrow={t('intro.eyebrow')}
          title={t('intro.title')}
        />
        <p className={styles.lead}>{t('intro.first')}</p>
        <p>{t('intro.second')}</p>
        <LocalizedLink to="/NuestraHistoria" {...buttonLook({ variant: 'quiet' })}>
          {t('intro.link')}
        </LocalizedLink>
      </div>
      <EngravedEmblem className={styles.serpent} />
    </Section>
  )
}
