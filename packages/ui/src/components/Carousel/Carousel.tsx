import { useCallback, useState, type ComponentProps, type KeyboardEvent } from 'react'

import { classNames } from '../../classNames.ts'
import { hasModifier } from '../../hasModifier.ts'
import { Button } from '../Button/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../Icon/controls.tsx'
import styles from './Carousel.module.css'
import { CarouselStrip } from './CarouselStrip.tsx'
import { CarouselThumbnails } from './CarouselThumbnails.tsx'
import type { Slide } from './Slide.ts'
import { initialStrip, moveTo, nearestPosition, recentre, slideIndex } from './strip.ts'
import { useRotation } from './useRotation.ts'

export interface CarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slides in their order. */
  readonly slides: readonly Slide[]
  /** Accessible name: "Fotos de Amaru Destilado". */
  readonly label: string
  /** The word that screen readers use for the carousel: "carrusel". */
  readonly roleDescription: string
  /** The word that screen readers use for a slide: "diapositiva". */
  readonly slideRoleDescription: string
  /** Accessible name of the button for the previous slide. */
  readonly previousLabel: string
  /** Accessible name of the button for the next slide. */
  readonly nextLabel: string
  /** Accessible name of the thumbnails. Without it the carousel shows none. */
  readonly thumbnailsLabel?: string | undefined
  /** `before`: a column before the stage in a wide container; `after`: one after it; `below`: a scrolling row below it. */
  readonly thumbnailsPosition?: 'before' | 'after' | 'below'
  /** Makes the slides advance automatically, unless the visitor hovers, uses the keyboard, pauses or hides the tab. */
  readonly rotation?: {
    /** How long a slide stays, in ms. Default: 3000. */
    readonly intervalMs?: number
    /** Accessible name of the button while the slides advance. */
    readonly pauseLabel: string
    /** Accessible name of the button while they do not. */
    readonly playLabel: string
  }
}

/** In ms (spec section 17.1). */
const defaultIntervalMs = 3000

/**
 * Shows slides on an endless strip that arrow buttons, arrow keys, Home, End, swipes and thumbnails move (spec
 * section 17.1). Follows the carousel pattern of the ARIA Authoring Practices Guide: screen readers do not
 * announce automatic changes.
 *
 * **Use it** for a few pictures of one thing, such as the views of a bottle. **Do not use it** for content that
 * everybody has to see, because most visitors see the first slide only.
 */
export function Carousel({
  slides,
  label,
  roleDescription,
  slideRoleDescription,
  previousLabel,
  nextLabel,
  thumbnailsLabel,
  thumbnailsPosition = 'before',
  rotation,
  className,
  ...rest
}: CarouselProps) {
  const [strip, setStrip] = useState(initialStrip)
  const { position } = strip
  const showPosition = useCallback(
    (next: number) => setStrip((current) => moveTo(current, next)),
    [],
  )
  const showSlide = (slide: number) => showPosition(nearestPosition(slide, position, slides.length))
  const { playing, setPlaying, rotating, pauseProps } = useRotation({
    intervalMs: rotation === undefined ? null : (rotation.intervalMs ?? defaultIntervalMs),
    position,
    onMove: showPosition,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    if (event.key === 'ArrowLeft') showPosition(position - 1)
    else if (event.key === 'ArrowRight') showPosition(position + 1)
    else if (event.key === 'Home') showSlide(0)
    else if (event.key === 'End') showSlide(slides.length - 1)
    else return
    event.preventDefault()
  }
  const regionProps: ComponentProps<'div'> = { ...pauseProps, onKeyDown }

  return (
    <div
      role="group"
      aria-label={label}
      aria-roledescription={roleDescription}
      {...rest}
      className={classNames(styles.carousel, className)}
    >
      {rotation !== undefined && (
        <Button
          isRepeatable
          variant="icon"
          className={styles.rotation}
          aria-label={playing ? rotation.pauseLabel : rotation.playLabel}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Button>
      )}
      <div {...regionProps} className={styles.region} data-thumbnails={thumbnailsPosition}>
        <div className={styles.stage}>
          <Button
            isRepeatable
            variant="icon"
            className={styles.previous}
            aria-label={previousLabel}
            onClick={() => showPosition(position - 1)}
          >
            <ArrowLeftIcon />
          </Button>
          <Button
            isRepeatable
            variant="icon"
            className={styles.next}
            aria-label={nextLabel}
            onClick={() => showPosition(position + 1)}
          >
            <ArrowRightIcon />
          </Button>
          <CarouselStrip
            slides={slides}
            slideRoleDescription={slideRoleDescription}
            strip={strip}
            announced={!rotating}
            onSwipe={(step) => showPosition(position + step)}
            onSwipeStart={() => setStrip(recentre)}
          />
        </div>
        {thumbnailsLabel !== undefined && (
          <CarouselThumbnails
            label={thumbnailsLabel}
            slides={slides}
            current={slideIndex(position, slides.length)}
            onSelect={showSlide}
          />
        )}
      </div>
    </div>
  )
}
