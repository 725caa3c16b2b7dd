import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { Medal } from './medals/Medal.ts'
import { MedalButton } from './MedalButton.tsx'
import { MedalDialog } from './MedalDialog.tsx'
import styles from './RecognitionsView.module.css'
import { useShownMedal } from './useShownMedal.ts'

export interface RecognitionsViewProps {
  readonly medals: readonly Medal[]
}

/** The medals on night, and the dialog that looks at one of them. */
export function RecognitionsView({ medals }: RecognitionsViewProps) {
  const { t } = useTranslation('recognitions')
  const { shown, show, close } = useShownMedal(medals)
  return (
    <Section world="night">
      <div className={styles.head}>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
          {t('lead')}
        </SectionHeading>
        <p className={styles.sample}>{t('sample')}</p>
      </div>
      <ul className={styles.medals} aria-label={t('medals')}>
        {medals.map((medal, index) => (
          <li key={medal.id}>
            <MedalButton medal={medal} onOpen={() => show(index)} />
          </li>
        ))}
      </ul>
      <MedalDialog medals={medals} shown={shown} onShow={show} onClose={close} />
    </Section>
  )
}
