import { Picture } from '@storefront/ui'

import type { ProcessStep } from './process.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Step.module.css'

interface StepProps {
  readonly step: ProcessStep
  /** The one that is shown first. */
  readonly isFirst: boolean
}

/** A step's engraving, number, name and text. */
export function Step({ step, isFirst }: StepProps) {
  const language = useLanguage()
  return (
    <div className={styles.step}>
      <div className={styles.head}>
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
