import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
} from 'react'

import { classNames } from '../../classNames.ts'
import { hasModifier } from '../../hasModifier.ts'
import { Button } from '../Button/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../Icon/controls.tsx'
import styles from './Carousel.module.css'

/** One slide of a Carousel. */
export interface Slide {
  /** Unique among the slides. */
  readonly id: string
  /** Accessible name, with its number if that matters: "Foto 2 de 3: la etiqueta". */
  readonly label: string
  /** What the slide shows, as high as the stage: usually a Picture that covers it. */
  readonly content: ReactNode
  /** A small version of the content, for the button that shows the slide. In narrow carousels the button is a dot. */
  readonly thumbnail: ReactNode
}

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
  /** Accessible name of the buttons that show a slide each. */
  readonly thumbnailsLabel: string
  /** Makes the slides advance by themselves until the visitor points at, touches or focuses the carousel. */
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

/** How far a finger moves to show another slide, in px. */
const swipeDistance = 40

/**
 * Shows one slide at a time, each fading in over the one before. Arrow buttons, arrow keys, Home, End, swipes and
 * thumbnails change it, and the first follows the last (spec section 17.1). Its size depends on nothing inside it, so
 * that nothing moves while it arrives: set `--carousel-ratio` or `--carousel-height`. Follows the carousel pattern of
 * the ARIA Authoring Practices Guide: screen readers do not announce automatic changes.
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
  rotation,
  className,
  ...rest
}: CarouselProps) {
  const [shown, setShown] = useState(0)
  // The first slide's picture loads before those of the others, which lie below it.
  const isHydrated = useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
  const show = (slide: number) => setShown((slide + slides.length) % slides.length)
  const { isPlaying, isRotating, setPlaying, look, interrupt } = useRotation(
    rotation && (rotation.intervalMs ?? defaultIntervalMs),
    shown,
    show,
  )
  const swipe = useSwipe((step) => show(shown + step))

  const keys: ComponentProps<'div'> = {
    onKeyDown: (event) => {
      if (hasModifier(event)) return
      if (event.key === 'ArrowLeft') show(shown - 1)
      else if (event.key === 'ArrowRight') show(shown + 1)
      else if (event.key === 'Home') show(0)
      else if (event.key === 'End') show(slides.length - 1)
      else return
      event.preventDefault()
    },
  }

  return (
    <div
      role="group"
      aria-label={label}
      aria-roledescription={roleDescription}
      {...look}
      {...rest}
      className={classNames(styles.carousel, className)}
    >
      {rotation !== undefined && (
        <Button
          isRepeatable
          variant="icon"
          className={styles.rotation}
          aria-label={isPlaying ? rotation.pauseLabel : rotation.playLabel}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </Button>
      )}
      <div className={styles.region} data-rotates={rotation !== undefined} {...interrupt} {...keys}>
        <div {...swipe} className={styles.stage} aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map(({ id, label: slideLabel, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={slideRoleDescription}
              aria-label={slideLabel}
              className={styles.slide}
              inert={index !== shown}
              hidden={index !== shown && !isHydrated}
            >
              {content}
            </div>
          ))}
        </div>
        <Button
          isRepeatable
          variant="icon"
          className={styles.previous}
          aria-label={previousLabel}
          onClick={() => show(shown - 1)}
        >
          <ArrowLeftIcon />
        </Button>
        <Button
          isRepeatable
          variant="icon"
          className={styles.next}
          aria-label={nextLabel}
          onClick={() => show(shown + 1)}
        >
          <ArrowRightIcon />
        </Button>
        <div role="group" aria-label={thumbnailsLabel} className={styles.thumbnails}>
          {slides.map((slide, index) => (
            // oxlint-disable-next-line react/forbid-elements -- the same slide is shown again
            <button
              key={slide.id}
              type="button"
              className={styles.thumbnail}
              aria-label={slide.label}
              aria-current={index === shown}
              onClick={() => show(index)}
            >
              {slide.thumbnail}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * Advances the slides until the visitor takes over: it waits under the pointer and with the focus, and ends for
 * good when they leave, or at the first touch, click or key. Only its button starts it again. It also waits in a hidden
 * tab, and with prefers-reduced-motion it does not start by itself (WCAG 2.2.2).
 *
 * @param intervalMs how long a slide stays; undefined turns it off
 * @param shown any change restarts the interval
 */
function useRotation(
  intervalMs: number | undefined,
  shown: number,
  onAdvance: (slide: number) => void,
) {
  const prefersStill = useSyncExternalStore(subscribeToMotion, isMotionReduced, isFalse)
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, isFalse)
  const [choice, setPlaying] = useState<boolean>()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPlaying = choice ?? !prefersStill
  const isWaiting = isHidden || isPointedAt || isFocused
  const isRotating = intervalMs !== undefined && isPlaying && !isWaiting
  const advance = useEffectEvent(onAdvance)
  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setTimeout(() => advance(shown + 1), intervalMs)
    return () => clearTimeout(timer)
  }, [isRotating, intervalMs, shown])
  const leave = () => setPlaying((chosen) => chosen ?? false)
  const end = () => setPlaying(false)
  // With the button of the rotation: on the way to it the button must not change.
  const look: ComponentProps<'div'> = {
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') leave()
    },
  }
  const interrupt: ComponentProps<'div'> = {
    onPointerEnter: ({ pointerType }) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false)
      leave()
    },
    onPointerDown: end,
    onKeyDownCapture: end,
  }
  return { isPlaying, isRotating, setPlaying, look, interrupt }
}

/** Reports a swipe while the finger still moves. The browser keeps what it scrolls and zooms by (`touch-action`). */
function useSwipe(onSwipe: (step: 1 | -1) => void): ComponentProps<'div'> {
  const startX = useRef<number>(null)
  const stop = () => {
    startX.current = null
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      if (pointerType !== 'mouse' && isPrimary) startX.current = clientX
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const distance = clientX - (startX.current ?? clientX)
      if (Math.abs(distance) < swipeDistance) return
      stop()
      onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}

const isTrue = () => true
const isFalse = () => false
const subscribeToNothing = () => () => undefined

const motionQuery = '(prefers-reduced-motion: reduce)'
const isMotionReduced = () => matchMedia(motionQuery).matches
const isTabHidden = () => document.visibilityState === 'hidden'

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(motionQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
