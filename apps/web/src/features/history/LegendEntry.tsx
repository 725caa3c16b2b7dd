import { Disclosure, Picture } from '@storefront/ui'
import { useState } from 'react'

import type { Legend } from './legends.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Legends.module.css'
import { Prose } from './Prose.tsx'

interface LegendEntryProps {
  readonly legend: Legend
}

/** A legend's title, and a button that shows and hides its text and picture. */
export function LegendEntry({ legend }: LegendEntryProps) {
  const [open, setOpen] = useState(false)
  const language = useLanguage()
  return (
    <Disclosure
      className={styles.legend}
      open={open}
      onOpenChange={setOpen}
      showLabel={legend.showLabel[language]}
      hideLabel={legend.hideLabel[language]}
      summary={
        <div className={styles.summary}>
          <h3>{legend.title[language]}</h3>
          <p>{legend.teaser[language]}</p>
        </div>
      }
    >
      <div className={styles.unfolded}>
        <Picture
          picture={legend.picture}
          alt={legend.alt[language]}
          sizes="(width < 45rem) 100vw, (width < 75rem) 42vw, 31rem"
        />
        <Prose paragraphs={legend.paragraphs[language]} />
      </div>
    </Disclosure>
  )
}
