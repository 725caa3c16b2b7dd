import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import styles from './CarouselStrip.module.css'
import type { Slide } from './Slide.ts'
import { nearestPlace, slideIndex, unmoved } from './strip.ts'
import type { Strip } from './strip.ts'
import { useSwipe } from './useSwipe.ts'

interface CarouselStripProps {
  readonly slides: readonly Slide[]
  readonly slideRole: string
  readonly strip: Strip
  /** Whether a change is told to those who listen. */
  readonly announced: boolean
  readonly onSwipeStart: () => void
  readonly onSwipe: (by: 1 | -1) => void
}

/** The moving part: the slides in a row, one of them in sight. */
export function CarouselStrip({
  slides,
  slideRole,
  strip,
  announced,
  onSwipeStart,
  onSwipe,
}: CarouselStripProps) {
  const swipeProps = useSwipe({ onStart: onSwipeStart, onSwipe })
  const stripRef = useRef<HTMLDivElement>(null)
  const count = slides.length
  const shown = slideIndex(strip.place, count)

  // A lazy picture beside the stage would be fetched only while it slides in.
  useEffect(() => {
    for (const place of [strip.place - 1, strip.place + 1]) {
      const neighbour = stripRef.current?.children[slideIndex(place, count)]
      for (const image of neighbour?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
  }, [strip.place, count])

  // Prerendered markup may hold no style attribute (CSP); the style sheet knows the unmoved strip.
  const styled = (properties: Readonly<Record<`--${string}`, number>>) =>
    strip === unmoved ? {} : { style: properties as CSSProperties } // React's type knows no custom properties.
  return (
    <div
      {...swipeProps}
      ref={stripRef}
      className={styles.strip}
      aria-live={announced ? 'polite' : 'off'}
      {...styled({ '--place': strip.place })}
    >
      {slides.map(({ id, label, content }, index) => (
        <div
          key={id}
          role="group"
          aria-roledescription={slideRole}
          aria-label={label}
          className={styles.slide}
          inert={index !== shown}
          {...styled({ '--place': nearestPlace(index, strip.middle, count) })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
