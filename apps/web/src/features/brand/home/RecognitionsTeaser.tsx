import { medal01 } from '@storefront/imagery/medal-01'
import { medal02 } from '@storefront/imagery/medal-02'
import { medal03 } from '@storefront/imagery/medal-03'
import { medal04 } from '@storefront/imagery/medal-04'
import { medal06 } from '@storefront/imagery/medal-06'
import { medal08 } from '@storefront/imagery/medal-08'
import { medal10 } from '@storefront/imagery/medal-10'
import { buttonAttributes, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './RecognitionsTeaser.module.css'

const medals = [medal03, medal02, medal10, medal01, medal06, medal08, medal04]

/** Seven of the medals on an arc as wide as the window, with a link to all twelve. */
export function RecognitionsTeaser() {
  const { t } = useTranslation('home')
  return (
    <Section
      className={styles.medalSection}
      world="night"
      width="bleed"
      aria-labelledby="recognitions"
    >
      <div className={styles.medals} aria-hidden="true">
        {medals.map((medal) => (
          <Picture key={medal.src} picture={medal} alt="" sizes="(width < 48rem) 26vw, 14vw" />
        ))}
      </div>
      <div className={styles.medalWords}>
        <SectionHeading titleId="recognitions" title={t('recognitions.title')}>
          <p>{t('recognitions.text')}</p>
        </SectionHeading>
        <LocalizedLink to="/Reconocimientos" {...buttonAttributes({ variant: 'secondary' })}>
          {t('recognitions.link')}
        </LocalizedLink>
      </div>
    </Section>
  )
}
