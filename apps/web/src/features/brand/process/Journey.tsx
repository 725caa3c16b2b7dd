import { Picture } from '@storefront/ui'
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './Journey.module.css'
import { ChapterLayout, JourneyChapter } from './JourneyChapter.tsx'
import { JourneyEnd } from './JourneyEnd.tsx'
import { JourneySteps } from './JourneySteps.tsx'
import { processSteps } from './process.ts'
import { StepFacts } from './StepFacts.tsx'

/**
 * The five steps as chapters, and the bottle at their end (spec section 2.13). Where the browser animates by scrolling,
 * the chapters share one place in the window, and each plate fills from below; elsewhere, in low windows, without
 * scripts, on paper and with reduced motion they follow one another. The control is the same.
 */
export function Journey() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  const journey = useRef<HTMLElement>(null)
  const current = useCurrentStep(journey)
  return (
    <section
      ref={journey}
      className={styles.journey}
      aria-label={t('steps.label')}
      aria-roledescription={t('steps.carousel')}
    >
      <JourneySteps className={styles.steps} current={current} />
      <ol className={styles.chapters}>
        {processSteps.map(({ id, numeral, name, text, facts, picture, alt }, index) => (
          <JourneyChapter key={id} id={id}>
            <ChapterLayout
              numeral={numeral}
              plate={
                <Picture
                  picture={picture}
                  alt={alt[language]}
                  sizes="(width < 40rem) 84vw, 38rem"
                  priority={index === 0}
                />
              }
            >
              <h2>{name[language]}</h2>
              <p>{text[language]}</p>
              <StepFacts names={facts} />
            </ChapterLayout>
          </JourneyChapter>
        ))}
        <JourneyChapter id="bottle">
          <Suspense>
            <JourneyEnd />
          </Suspense>
        </JourneyChapter>
      </ol>
    </section>
  )
}

/** The step that has come up last. */
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
      // All that is above this line, however far: where one chapter gives way to the next.
      { rootMargin: '100000px 0px -60%' },
    )
    for (const mark of marks) if (mark !== null) observer.observe(mark)
    return () => observer.disconnect()
  }, [journey])
  return current
}
