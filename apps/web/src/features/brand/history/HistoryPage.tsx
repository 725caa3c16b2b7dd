import { harvestHands } from '@storefront/imagery/harvest-hands'
import { historyLandscape } from '@storefront/imagery/history-landscape'
import { historyTall } from '@storefront/imagery/history-tall'
import { EngravedEmblem, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { NextPages } from '../../../shared/navigation/NextPages.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { contributions, harvestAlt, objective, opening, pillars } from './history.ts'
import styles from './HistoryPage.module.css'
import { Legends, Tribute } from './TributeAndLegends.tsx'

/** `/NuestraHistoria`, in the order of spec section 2.11. */
export function Page() {
  const { t } = useTranslation(['history', 'catalog'])
  return (
    <>
      <PageHead path="/NuestraHistoria" title={t('title')} description={t('description')} />
      <Opening />
      <BelowTheFold>
        <Tribute />
        <Objective />
        <Contributions />
        <Pillars />
        <Legends />
        <NextPages
          links={[
            { to: '/Procesos', label: t('toProcess') },
            { to: '/products', label: t('catalog:heading') },
          ]}
        />
      </BelowTheFold>
    </>
  )
}

/** The page's title, and a picture as wide as the window. */
function Opening() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <header>
      <SectionHeading
        className={styles.openingWords}
        level={1}
        sideBySide
        eyebrow={t('eyebrow')}
        title={opening.title[language]}
      >
        <p>{opening.lead[language]}</p>
      </SectionHeading>
      <div className={styles.valley}>
        <Picture
          className={styles.valleyPicture}
          picture={historyLandscape}
          narrowPicture={historyTall}
          alt={opening.alt[language]}
          sizes="(width < 48rem) 116vw, 105vw"
          fit="cover"
          priority
        />
      </div>
    </header>
  )
}

/** The brand's aim, in one large sentence. */
function Objective() {
  const language = useLanguage()
  return (
    <Section world="night" aria-labelledby="objective">
      <div className={styles.objective}>
        <div className={styles.objectiveWords}>
          <h2 id="objective" className={styles.statement}>
            {objective.title[language]}
          </h2>
          <p className={styles.objectiveText}>{objective.text[language]}</p>
        </div>
        <EngravedEmblem className={styles.emblem} />
      </div>
    </Section>
  )
}

/** Contributions to the community and to people, two of each. */
function Contributions() {
  const language = useLanguage()
  return (
    <Section>
      <div className={styles.contributions}>
        <div className={styles.harvest}>
          <Picture
            className={styles.harvestPicture}
            picture={harvestHands}
            alt={harvestAlt[language]}
            sizes="(width < 64rem) 108vw, 44rem"
            fit="cover"
          />
        </div>
        {contributions.map(({ name, lead, ways }) => (
          <div key={name.en} className={styles.contribution}>
            <SectionHeading title={name[language]}>
              <p>{lead[language]}</p>
            </SectionHeading>
            {ways.map((way) => (
              <div key={way.title.en} className={styles.way}>
                <h3>{way.title[language]}</h3>
                <p>{way.text[language]}</p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function Pillars() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Section className={styles.pillarSection} aria-labelledby="pillars">
      <SectionHeading titleId="pillars" title={t('pillars.title')}>
        <p>{t('pillars.lead')}</p>
      </SectionHeading>
      <ol className={styles.pillars}>
        {pillars.map(({ title, text }) => (
          <li key={title.en} className={styles.pillar}>
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
