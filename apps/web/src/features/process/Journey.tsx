import { ArrowLeftIcon, ArrowRightIcon, Button, Picture } from '@storefront/ui'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import styles from './Journey.module.css'
import { type ProcessStep, processSteps } from './process.ts'

/** Loaded late, with the code to buy a bottle. */
const JourneyEnd = lazyPart(async () => (await import('./JourneyEnd.tsx')).JourneyEnd, {
  Fallback: () => null,
  namespace: 'catalog',
})

const count = processSteps.length

/**
 * The five steps as chapters, and the bottle at their end (spec section 2.13). Where the browser animates by scrolling,
 * the chapters share one place in the window, and each plate fills from below; elsewhere, in low windows, without
 * scripts, on paper and with reduced motion they follow one another. The control is the same: five names, and arrows
 * that wrap around.
 */
export function Journey() {
  const { t } = useTranslation('process')
  const journey = useRef<HTMLElement>(null)
  const current = useCurrentStep(journey)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    show(current + direction)
  }

  return (
    <section
      ref={journey}
      className={styles.journey}
      aria-label={t('steps.label')}
      aria-roledescription={t('steps.carousel')}
    >
      {/* The keys work on whichever of its controls has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav className={styles.strip} aria-label={t('steps.choose')} onKeyDown={onKeyDown}>
        <Button
          variant="icon"
          className={styles.arrow}
          aria-label={t('steps.previous')}
          onClick={() => show(current - 1)}
        >
          <ArrowLeftIcon />
        </Button>
        <ol className={styles.names}>
          {processSteps.map((step, index) => (
            <StepLink
              key={step.id}
              step={step}
              isCurrent={index === current}
              onClick={(event) => onStepClick(event, index)}
            />
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
      <ol className={styles.chapters}>
        {processSteps.map((step, index) => (
          <Chapter key={step.id} step={step} isFirst={index === 0} />
        ))}
        <li className={styles.chapter}>
          <span id="bottle" className={styles.mark} />
          <HydrateWhenVisible part={JourneyEnd} />
        </li>
      </ol>
    </section>
  )
}

/** Without scripts the link jumps there; with them it leaves no entry in the browser's history. */
function onStepClick(event: MouseEvent, index: number): void {
  event.preventDefault()
  show(index)
}

/** Scrolls to a step; the first follows the last. */
function show(index: number): void {
  const step = processSteps[(index + count) % count]
  if (step !== undefined) document.getElementById(step.id)?.scrollIntoView()
}

/** The step that has passed the middle of the window last. */
function useCurrentStep(journey: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const marks = processSteps.map(({ id }) => journey.current?.querySelector(`#${id}`) ?? null)
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        }
        setCurrent(
          Math.max(
            0,
            marks.findLastIndex((mark) => mark !== null && passed.has(mark)),
          ),
        )
      },
      // All that is above the middle, however far.
      { rootMargin: '100000px 0px -45%' },
    )
    for (const mark of marks) if (mark !== null) observer.observe(mark)
    return () => observer.disconnect()
  }, [journey])
  return current
}

interface StepLinkProps {
  readonly step: ProcessStep
  readonly isCurrent: boolean
  readonly onClick: (event: MouseEvent) => void
}

function StepLink({ step, isCurrent, onClick }: StepLinkProps) {
  const language = useLanguage()
  return (
    <li>
      <a href={`#${step.id}`} aria-current={isCurrent ? 'step' : undefined} onClick={onClick}>
        <span className={styles.linkNumeral} aria-hidden="true">
          {step.numeral}
        </span>
        <span className={styles.linkName}>{step.name[language]}</span>
      </a>
    </li>
  )
}

interface ChapterProps {
  readonly step: ProcessStep
  /** Whether the step is shown first, so that its picture loads first. */
  readonly isFirst: boolean
}

function Chapter({ step, isFirst }: ChapterProps) {
  const language = useLanguage()
  return (
    <li className={styles.chapter}>
      <span id={step.id} className={styles.mark} />
      <article className={styles.pin}>
        <div className={styles.plate}>
          <div className={styles.window}>
            <Picture
              picture={step.picture}
              alt={step.alt[language]}
              sizes="(width < 40rem) 84vw, 38rem"
              priority={isFirst}
            />
          </div>
        </div>
        <div className={styles.tale}>
          <p className={styles.numeral} aria-hidden="true">
            {step.numeral}
          </p>
          <h2>{step.name[language]}</h2>
          <p>{step.text[language]}</p>
        </div>
      </article>
    </li>
  )
}
