import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'

interface RotationOptions {
  /** How long a slide stays, in ms; null turns rotation off. */
  readonly intervalMs: number | null
  /** The visible position. Any change restarts the interval. */
  readonly position: number
  readonly onMove: (position: number) => void
}

interface Rotation {
  /** Whether the visitor wants rotation. Default: not with prefers-reduced-motion. */
  readonly playing: boolean
  readonly setPlaying: (playing: boolean) => void
  /** Whether the slides are advancing now. */
  readonly rotating: boolean
  /** Event handlers for the element that pauses rotation on hover and keyboard use. */
  readonly pauseProps: ComponentProps<'div'>
}

/**
 * Advances slides automatically, and pauses on hover, on keyboard focus and in a hidden tab, as WCAG 2.2.2 and the
 * carousel pattern of the ARIA Authoring Practices Guide require (spec section 17.1).
 */
export function useRotation({ intervalMs, position, onMove }: RotationOptions): Rotation {
  const reducedMotion = useSyncExternalStore(
    subscribeToReducedMotion,
    prefersReducedMotion,
    () => false,
  )
  const hidden = useSyncExternalStore(subscribeToVisibility, isHidden, () => false)
  const [visitorChoice, setVisitorChoice] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const playing = visitorChoice ?? !reducedMotion
  const rotating = intervalMs !== null && playing && !hidden && !hovered && !focused

  useEffect(() => {
    if (!rotating) return undefined
    const timer = setTimeout(() => onMove(position + 1), intervalMs)
    return () => clearTimeout(timer)
  }, [rotating, intervalMs, position, onMove])

  return {
    playing,
    setPlaying: setVisitorChoice,
    rotating,
    pauseProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A tap or click also sets the focus; it must not pause rotation for as long as the visitor reads on.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onKeyDownCapture: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget !== null && currentTarget.contains(relatedTarget)),
    },
  }
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'
const prefersReducedMotion = () => matchMedia(reducedMotionQuery).matches
const isHidden = () => document.visibilityState === 'hidden'

function subscribeToReducedMotion(listener: () => void): () => void {
  const query = matchMedia(reducedMotionQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
