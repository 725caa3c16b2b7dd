import { Carousel, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../shared/navigation/BelowTheFold.tsx'
import { NextPages } from '../../shared/navigation/NextPages.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { type ProcessStep, processSteps } from './process.ts'
import styles from './ProcessPage.module.css'
import { team } from './team.ts'

/** `/Procesos`: the five steps, one at a time, and the three people behind them (spec section 2). */
export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHead path="/Procesos" title={t('title')} description={t('description')} />
      <Section>
        <SectionHeading level={1} spread eyebrow={t('eyebrow')} title={t('heading')}>
          <p>{t('lead')}</p>
        </SectionHeading>
        <StepsCarousel />
      </Section>
      <BelowTheFold>
        <Team />
        <NextPages
          title={t('next.title')}
          links={[
            { to: '/NuestraHistoria', label: t('next.history') },
            { to: '/Cocteles', label: t('next.cocktails') },
          ]}
        />
      </BelowTheFold>
    </>
  )
}

/** One large engraving at a time, with its number, name and text; below it all five, to be seen at once. */
function StepsCarousel() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  const count = processSteps.length
  return (
    <Carousel
      className={styles.carousel}
      label={t('steps.label')}
      carouselRole={t('steps.carousel')}
      slideRole={t('steps.slide')}
      previousLabel={t('steps.previous')}
      nextLabel={t('steps.next')}
      thumbnailsLabel={t('steps.choose')}
      thumbnailsPlace="below"
      slides={processSteps.map((step, index) => ({
        id: step.id,
        label: t('steps.step', {
          numeral: step.numeral,
          name: step.name[language],
          essence: step.essence[language],
          number: index + 1,
          count,
        }),
        thumbnail: <StepPlate step={step} />,
        content: <StepPanel step={step} isFirst={index === 0} />,
      }))}
    />
  )
}

interface StepPanelProps {
  readonly step: ProcessStep
  /** The one that is shown first. */
  readonly isFirst: boolean
}

/** A step's engraving, number, name and text. */
function StepPanel({ step, isFirst }: StepPanelProps) {
  const language = useLanguage()
  return (
    <div className={styles.step}>
      <div className={styles.stepHead}>
        <p className={styles.numeral} aria-hidden="true">
          {step.numeral}
        </p>
        <h2 className={styles.name}>{step.name[language]}</h2>
      </div>
      <Picture
        className={styles.picture}
        picture={step.picture}
        alt={step.alt[language]}
        sizes="(width < 48rem) 70vw, 34rem"
        priority={isFirst}
      />
      <p className={styles.text}>{step.text[language]}</p>
    </div>
  )
}

interface StepPlateProps {
  readonly step: ProcessStep
}

/** The step in small. */
function StepPlate({ step }: StepPlateProps) {
  const language = useLanguage()
  return (
    <span className={styles.plate}>
      <Picture picture={step.picture} alt="" sizes="(width < 48rem) 9rem, 15rem" />
      <span className={styles.plateName}>
        {step.numeral}. {step.name[language]}
      </span>{' '}
      <span className={styles.essence}>{step.essence[language]}</span>
    </span>
  )
}

/** Three oval portraits; the note under them says what they are. */
function Team() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  return (
    <Section aria-labelledby="team" className={styles.team}>
      <SectionHeading titleId="team" title={t('team.title')}>
        <p>{t('team.lead')}</p>
      </SectionHeading>
      <ul className={styles.members}>
        {team.map(({ id, name, role, text, picture, alt }) => (
          <li key={id} className={styles.member}>
            <Picture picture={picture} alt={alt[language]} sizes="(width < 40rem) 40vw, 24rem" />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.role}>{role[language]}</p>
              <p>{text[language]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('team.note')}</p>
    </Section>
  )
}
