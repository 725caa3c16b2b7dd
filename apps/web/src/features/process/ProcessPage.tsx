import { Carousel, Picture, Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../shared/navigation/BelowTheFold.tsx'
import { NextPages } from '../../shared/navigation/NextPages.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { type ProcessStep, processSteps } from './process.ts'
import styles from './ProcessPage.module.css'
import { team } from './team.ts'

/** `/Procesos`: the five steps and the team (spec section 2.13). */
export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHead path="/Procesos" title={t('title')} description={t('description')} />
      <Section>
        <SectionHeading level={1} sideBySide eyebrow={t('eyebrow')} title={t('heading')}>
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

/** A carousel of the steps; its thumbnails below show all five. */
function StepsCarousel() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  const count = processSteps.length
  return (
    <Carousel
      className={styles.carousel}
      label={t('steps.label')}
      roleDescription={t('steps.carousel')}
      slideRoleDescription={t('steps.slide')}
      previousLabel={t('steps.previous')}
      nextLabel={t('steps.next')}
      thumbnailsLabel={t('steps.choose')}
      thumbnailsPosition="below"
      slides={processSteps.map((step, index) => ({
        id: step.id,
        label: t('steps.step', {
          numeral: step.numeral,
          name: step.name[language],
          essence: step.essence[language],
          number: index + 1,
          count,
        }),
        thumbnail: <StepThumbnail step={step} />,
        content: <StepPanel step={step} isFirst={index === 0} />,
      }))}
    />
  )
}

interface StepPanelProps {
  readonly step: ProcessStep
  /** Whether the step is shown first, so that its picture loads first. */
  readonly isFirst: boolean
}

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

interface StepThumbnailProps {
  readonly step: ProcessStep
}

/** A step as a thumbnail. */
function StepThumbnail({ step }: StepThumbnailProps) {
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

/** The team, with a note that the portraits are placeholders. */
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
