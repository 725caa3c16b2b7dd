import { ArrowLeftIcon, ArrowRightIcon, Button, hasModifier } from '@storefront/ui'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './JourneySteps.module.css'
import { processSteps } from './process.ts'

interface JourneyStepsProps {
  readonly className: string | undefined
  /** Index of the step that is shown. */
  readonly current: number
}

/** The journey's control: the names of the five steps, and arrows that wrap around. */
export function JourneySteps({ className = '', current }: JourneyStepsProps) {
  const { t } = useTranslation('process')
  const language = useLanguage()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (hasModifier(event)) return
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    show(current + direction)
  }

  return (
    // The keys work on whichever of its controls has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={`${styles.strip} ${className}`}
      aria-label={t('steps.choose')}
      onKeyDown={onKeyDown}
    >
      <Button
        variant="icon"
        className={styles.arrow}
        aria-label={t('steps.previous')}
        onClick={() => show(current - 1)}
      >
        <ArrowLeftIcon />
      </Button>
      <ol className={styles.names}>
        {processSteps.map(({ id, numeral, name }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={(event) => onStepClick(event, index)}
            >
              <span className={styles.linkNumeral} aria-hidden="true">
                {numeral}
              </span>
              <span className={styles.linkName}>{name[language]}</span>
            </a>
          </li>
        ))}
      </ol>
      <Button
        variant="icon"
        className={styles.arrow}
        aria-label={t('steps.next')}
        onClick={() => show(current + 1)}
      >
        <ArrowRightIcon />
      </Button>
    </nav>
  )
}

/** Without scripts the link jumps there; with them it leaves no entry in the browser's history. */
function onStepClick(event: MouseEvent, index: number): void {
  event.preventDefault()
  show(index)
}

/** Glides to a step, unless the visitor wants no motion; the first follows the last. */
function show(index: number): void {
  const step = processSteps[(index + processSteps.length) % processSteps.length]
  if (step === undefined) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(step.id)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
}
