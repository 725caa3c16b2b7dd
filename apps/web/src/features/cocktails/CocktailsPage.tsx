import { Eyebrow, Section, SectionHeading, SegmentedControl } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { BelowTheFold } from '../../shared/navigation/BelowTheFold.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { CocktailCard, MadeWith } from './CocktailCard.tsx'
import { cocktails } from './cocktails.ts'
import styles from './CocktailsPage.module.css'
import { GlassIcon } from './GlassIcon.tsx'
import { chooseVolumeUnit, useVolumeUnit, volumeUnits } from './measures.ts'

/** `/Cocteles`: an index, the eight cards and notes on basic ingredients (spec section 2.12). */
export function Page() {
  const { t } = useTranslation('cocktails')
  const unit = useVolumeUnit()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Section className={styles.page}>
        <div className={styles.head}>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
            <p>{t('lead')}</p>
            <MadeWith className={styles.madeWith} />
          </SectionHeading>
          <CocktailIndex />
          <SegmentedControl
            className={styles.units}
            legend={t('units')}
            options={volumeUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
            value={unit}
            onChange={chooseVolumeUnit}
          />
        </div>
        <div className={styles.cards}>
          {cocktails.slice(0, 2).map((cocktail, index) => (
            <CocktailCard key={cocktail.id} cocktail={cocktail} isFirst={index === 0} />
          ))}
          <BelowTheFold>
            {cocktails.slice(2).map((cocktail) => (
              <CocktailCard key={cocktail.id} cocktail={cocktail} isFirst={false} />
            ))}
            <HouseNotes className={styles.notes} />
          </BelowTheFold>
        </div>
      </Section>
    </>
  )
}

/** Links to the anchor of each recipe. */
function CocktailIndex() {
  const { t } = useTranslation('cocktails')
  return (
    <nav aria-label={t('index')}>
      <ul role="list" className={styles.indexList}>
        {cocktails.map(({ id, name, glass }) => (
          <li key={id}>
            <Link className={styles.link} to={{ hash: id }}>
              <GlassIcon className={styles.icon} glass={glass} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const notes = ['simpleSyrup', 'panelaSyrup', 'spicedSyrup', 'ice'] as const

interface HouseNotesProps {
  readonly className?: string | undefined
}

/** How to make the syrups and the ice that the recipes use. */
function HouseNotes({ className }: HouseNotesProps) {
  const { t } = useTranslation('cocktails')
  const titleId = useId()
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className={styles.noteCard} data-world="night">
        <Eyebrow>{t('notes.eyebrow')}</Eyebrow>
        <h2 id={titleId} className={styles.notesTitle}>
          {t('notes.title')}
        </h2>
        <dl className={styles.notesList}>
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
