import { Section, SectionHeading, SegmentedControl } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { CocktailCard } from './CocktailCard.tsx'
import { CocktailCounter } from './CocktailCounter.tsx'
import { cocktails } from './cocktails.ts'
import styles from './CocktailsPage.module.css'
import { GlassIcon } from './GlassIcon.tsx'
import { HouseBottle } from './HouseBottle.tsx'
import { chooseVolumeUnit, useVolumeUnit, volumeUnits } from './measures.ts'

/** `/Cocteles`: an index, the eight cards and notes on basic ingredients (spec section 2.12). */
export function Page() {
  const { t } = useTranslation('cocktails')
  const unit = useVolumeUnit()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className={styles.page}>
        <Section className={styles.opening}>
          <div className={styles.head}>
            <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
              <p>{t('lead')}</p>
            </SectionHeading>
            <div>
              <CocktailIndex />
              <SegmentedControl
                className={styles.units}
                legend={t('units')}
                options={volumeUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
                value={unit}
                onChange={chooseVolumeUnit}
              />
            </div>
          </div>
        </Section>
        <CocktailCounter>
          {cocktails.slice(0, 4).map((cocktail, index) => (
            <CocktailCard key={cocktail.id} cocktail={cocktail} isFirst={index === 0} />
          ))}
          <BelowTheFold>
            {cocktails.slice(4).map((cocktail) => (
              <CocktailCard key={cocktail.id} cocktail={cocktail} />
            ))}
          </BelowTheFold>
        </CocktailCounter>
        <BelowTheFold>
          <div className={styles.house}>
            <HouseNotes />
            <HouseBottle />
          </div>
        </BelowTheFold>
      </div>
    </>
  )
}

/** Links to the anchor of each recipe. */
function CocktailIndex() {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  return (
    <nav aria-label={t('index')}>
      <ul role="list" className={styles.indexList}>
        {cocktails.map(({ id, name, glass, method }) => (
          <li key={id}>
            <Link className={styles.link} to={{ hash: id }}>
              <GlassIcon className={styles.icon} glass={glass} />
              {name[language]}
            </Link>
            <span className={styles.manner} aria-hidden="true">
              {t(`manner.${method}`)}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const notes = ['simpleSyrup', 'panelaSyrup', 'spicedSyrup', 'ice'] as const

/** How to make the syrups and the ice that the recipes use. */
function HouseNotes() {
  const { t } = useTranslation('cocktails')
  const titleId = useId()
  return (
    <section className={styles.notes} aria-labelledby={titleId}>
      <SectionHeading titleId={titleId} eyebrow={t('notes.eyebrow')} title={t('notes.title')} />
      <dl className={styles.notesList}>
        {notes.map((note) => (
          <div key={note}>
            <dt>{t(`notes.${note}.title`)}</dt>
            <dd>{t(`notes.${note}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
