import { Eyebrow } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './HouseNotes.module.css'

const notes = ['simpleSyrup', 'panelaSyrup', 'spicedSyrup', 'ice'] as const

interface HouseNotesProps {
  readonly className?: string | undefined
}

/** What the recipes take for granted: the house's syrups and its ice. */
export function HouseNotes({ className }: HouseNotesProps) {
  const { t } = useTranslation('cocktails')
  const titleId = useId()
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className={styles.notes} data-world="night">
        <Eyebrow>{t('notes.eyebrow')}</Eyebrow>
        <h2 id={titleId} className={styles.title}>
          {t('notes.title')}
        </h2>
        <dl className={styles.list}>
          {notes.map((note) => (
            <div key={note}>
              <dt>{t(`notes.${note}.title`)}</dt>
              <dd>{t(`notes.${note}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
