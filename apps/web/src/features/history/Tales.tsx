import { Disclosure, Picture, Section, SectionHeading } from '@storefront/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useArrival } from '../age-gate/useArrival.ts'
import { tribute } from './history.ts'
import { type Legend, legends } from './legends.ts'
import styles from './Tales.module.css'

/** Whom the bottles are dedicated to. */
export function Tribute() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Section aria-labelledby="tribute">
      <div className={styles.tribute}>
        <SectionHeading titleId="tribute" eyebrow={t('tribute')} title={tribute.title[language]} />
        <Prose paragraphs={tribute.paragraphs[language]} />
      </div>
    </Section>
  )
}

/** The two legends; each unfolds by itself (spec section 4, "Legend panels"). */
export function Legends() {
  const { t } = useTranslation('history')
  return (
    <Section aria-labelledby="legends">
      <SectionHeading titleId="legends" title={t('legends.title')}>
        <p>{t('legends.lead')}</p>
      </SectionHeading>
      <div className={styles.legends}>
        {legends.map((legend) => (
          <LegendEntry key={legend.id} legend={legend} />
        ))}
      </div>
      <p className={styles.note}>{t('legends.note')}</p>
    </Section>
  )
}

interface LegendEntryProps {
  readonly legend: Legend
}

/** A legend's title, and a button that shows and hides its text and picture; who arrives at its anchor finds it shown. */
function LegendEntry({ legend }: LegendEntryProps) {
  const [open, setOpen] = useState(false)
  const language = useLanguage()
  const titleId = useId()
  const entry = useArrival<HTMLDivElement>(() => setOpen(true))
  return (
    <Disclosure
      ref={entry}
      id={legend.id}
      className={styles.legend}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      open={open}
      onOpenChange={setOpen}
      showLabel={legend.showLabel[language]}
      hideLabel={legend.hideLabel[language]}
      summary={
        <div className={styles.summary}>
          <h3 id={titleId}>{legend.title[language]}</h3>
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

interface ProseProps {
  readonly paragraphs: readonly string[]
}

/** Text to be read at length; it opens with a drop cap, as a chapter of a printed book does. */
function Prose({ paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
