import { useEffect, useRef, type CSSProperties } from 'react'

import styles from './CarouselStrip.module.css'
import type { Slide } from './Slide.ts'
import { initialStrip, nearestPosition, slideIndex, type Strip } from './strip.ts'
import { useSwipe } from './useSwipe.ts'

interface CarouselStripProps {
  readonly slides: readonly Slide[]
  readonly slideRoleDescription: string
  readonly strip: Strip
  /** Whether screen readers announce a change of slide. */
  readonly announced: boolean
  readonly onSwipeStart: () => void
  /** 1 for the next slide, -1 for the previous one. */
  readonly onSwipe: (step: 1 | -1) => void
}

/** The moving part of a carousel: a row of slides of which one is visible. */
export function CarouselStrip({
  slides,
  slideRoleDescription,
  strip,
  announced,
  onSwipeStart,
  onSwipe,
}: CarouselStripProps) {
  const swipeProps = useSwipe({ onStart: onSwipeStart, onSwipe })
  const stripRef = useRef<HTMLDivElement>(null)
  const count = slides.length
  const shown = slideIndex(strip.position, count)

  // Lazy pictures of the neighbouring slides would load only while they slide in.
  useEffect(() => {
    for (const position of [strip.position - 1, strip.position + 1]) {
      const neighbour = stripRef.current?.children[slideIndex(position, count)]
      for (const image of neighbour?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
  }, [strip.position, count])

  // The CSP forbids style attributes in prerendered markup, so the style sheet positions the initial strip.
  const customProperties = (properties: Readonly<Record<`--${string}`, number>>) =>
    strip === initialStrip ? {} : { style: properties as CSSProperties } // React's type has no custom properties.
  return (
    <div
      {...swipeProps}
      ref={stripRef}
      className={styles.strip}
      aria-live={announced ? 'polite' : 'off'}
      {...customProperties({ '--position': strip.position })}
    >
      {slides.map(({ id, label, content }, index) => (
        <div
          key={id}
          role="group"
          aria-roledescription={slideRoleDescription}
          aria-label={label}
          className={styles.slide}
          inert={index !== shown}
          {...customProperties({ '--position': nearestPosition(index, strip.centre, count) })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
