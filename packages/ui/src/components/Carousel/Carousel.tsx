import { useCallback, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../Icon/controls.tsx'
import styles from './Carousel.module.css'
import { CarouselStrip } from './CarouselStrip.tsx'
import { CarouselThumbnails } from './CarouselThumbnails.tsx'
import type { Slide } from './Slide.ts'
import { moveTo, nearestPlace, recentre, slideIndex, unmoved } from './strip.ts'
import { useRotation } from './useRotation.ts'

export interface CarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly slides: readonly Slide[]
  /** What it shows: "Fotos de Amaru Destilado". */
  readonly label: string
  /** What a screen reader calls it: "carrusel". */
  readonly carouselRole: string
  /** What a screen reader calls one of its slides: "diapositiva". */
  readonly slideRole: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Shows the slides' thumbnails, under this name. */
  readonly thumbnailsLabel?: string | undefined
  /** A column before the stage where there is room, or a row below it that scrolls where there is none. */
  readonly thumbnailsPlace?: 'before' | 'below'
  /** Advances by itself until somebody points at it, uses it from the keyboard, pauses it or looks elsewhere. */
  readonly rotation?: {
    /** Milliseconds that a slide stays. Default: 3 s. */
    readonly intervalMs?: number
    readonly pauseLabel: string
    readonly playLabel: string
  }
}

/** The site's carousels advance every 3 s, where they do by themselves. */
const defaultIntervalMs = 3000

/**
 * Slides on an endless strip: arrows, arrow keys, Home, End, swipe and thumbnails move it, 0.5 s a slide. Follows the
 * APG's carousel pattern: changes are announced unless they come by themselves.
 */
export function Carousel({
  slides,
  label,
  carouselRole,
  slideRole,
  previousLabel,
  nextLabel,
  thumbnailsLabel,
  thumbnailsPlace = 'before',
  rotation,
  className,
  ...rest
}: CarouselProps) {
  const [strip, setStrip] = useState(unmoved)
  const { place } = strip
  const show = useCallback((wanted: number) => setStrip((before) => moveTo(before, wanted)), [])
  const choose = (slide: number) => show(nearestPlace(slide, place, slides.length))
  const { playing, setPlaying, rotating, holdProps } = useRotation({
    intervalMs: rotation === undefined ? null : (rotation.intervalMs ?? defaultIntervalMs),
    place,
    onMove: show,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(place - 1)
    else if (event.key === 'ArrowRight') show(place + 1)
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(slides.length - 1)
    else return
    event.preventDefault()
  }
  const regionProps: ComponentProps<'div'> = { ...holdProps, onKeyDown }

  return (
    <div
      role="group"
      aria-label={label}
      aria-roledescription={carouselRole}
      {...rest}
      className={classNames(styles.carousel, className)}
    >
      {rotation !== undefined && (
        <Button
          variant="icon"
          className={styles.rotation}
          aria-label={playing ? rotation.pauseLabel : rotation.playLabel}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Button>
      )}
      <div {...regionProps} className={styles.region} data-thumbnails={thumbnailsPlace}>
        <div className={styles.stage}>
          <Button
            variant="icon"
            className={styles.previous}
            aria-label={previousLabel}
            onClick={() => show(place - 1)}
          >
            <ArrowLeftIcon />
          </Button>
          <Button
            variant="icon"
            className={styles.next}
            aria-label={nextLabel}
            onClick={() => show(place + 1)}
          >
            <ArrowRightIcon />
          </Button>
          <CarouselStrip
            slides={slides}
            slideRole={slideRole}
            strip={strip}
            announced={!rotating}
            onSwipe={(by) => show(place + by)}
            onSwipeStart={() => setStrip(recentre)}
          />
        </div>
        {thumbnailsLabel !== undefined && (
          <CarouselThumbnails
            label={thumbnailsLabel}
            slides={slides}
            shown={slideIndex(place, slides.length)}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  )
}
