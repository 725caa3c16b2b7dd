import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentProps } from 'react'

interface RotationOptions {
  /** Milliseconds a slide stays; null where nothing advances by itself. */
  readonly intervalMs: number | null
  /** The place that is shown: however it was reached, it stays for a whole interval. */
  readonly place: number
  readonly onMove: (place: number) => void
}

interface Rotation {
  /** What the visitor wants: by default what their system says about motion. */
  readonly playing: boolean
  readonly setPlaying: (playing: boolean) => void
  /** Whether it advances at this moment. */
  readonly rotating: boolean
  /** For what holds the slide still while it is pointed at or used from the keyboard. */
  readonly holdProps: ComponentProps<'div'>
}

/** Advances by itself, but never under somebody's eyes or hands: see WCAG 2.2.2 and the APG's carousel. */
export function useRotation({ intervalMs, place, onMove }: RotationOptions): Rotation {
  const calm = useSyncExternalStore(onCalmChange, isCalm, () => false)
  const hidden = useSyncExternalStore(onHiddenChange, isHidden, () => false)
  const [wanted, setWanted] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const playing = wanted ?? !calm
  const rotating = intervalMs !== null && playing && !hidden && !hovered && !focused

  useEffect(() => {
    if (!rotating) return undefined
    const timer = setTimeout(() => onMove(place + 1), intervalMs)
    return () => clearTimeout(timer)
  }, [rotating, intervalMs, place, onMove])

  return {
    playing,
    setPlaying: setWanted,
    rotating,
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A tap or a click leaves the focus behind, too: who has gone on to read would hold it for ever.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onKeyDownCapture: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget !== null && currentTarget.contains(relatedTarget)),
    },
  }
}

const calmQuery = '(prefers-reduced-motion: reduce)'
const isCalm = () => matchMedia(calmQuery).matches
const isHidden = () => document.visibilityState === 'hidden'

function onCalmChange(listener: () => void): () => void {
  const query = matchMedia(calmQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function onHiddenChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
