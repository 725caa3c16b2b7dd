import { useRef } from 'react'
import type { ComponentProps } from 'react'

/** How far a finger goes, in px, until it means the next slide. */
const swipeDistance = 48

interface SwipeOptions {
  readonly onStart: () => void
  /** 1 is on, -1 is back. */
  readonly onSwipe: (by: 1 | -1) => void
}

/** The strip follows the finger; let go far enough away, it goes on. A mouse has the arrows instead. */
export function useSwipe({ onStart, onSwipe }: SwipeOptions): ComponentProps<'div'> {
  const startX = useRef<number>(null)

  const letGo = (strip: HTMLElement) => {
    startX.current = null
    pull(strip, null)
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }) => {
      if (pointerType === 'mouse' || !isPrimary) return
      startX.current = clientX
      onStart()
    },
    onPointerMove: ({ currentTarget, clientX }) => {
      if (startX.current !== null) pull(currentTarget, clientX - startX.current)
    },
    onPointerUp: ({ currentTarget, clientX }) => {
      if (startX.current === null) return
      const distance = clientX - startX.current
      letGo(currentTarget)
      if (Math.abs(distance) >= swipeDistance) onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel: ({ currentTarget }) => letGo(currentTarget),
  }
}

/** Past React: this happens with every movement of the finger. */
function pull(strip: HTMLElement, distance: number | null): void {
  strip.toggleAttribute('data-pulled', distance !== null)
  strip.style.setProperty('--pull', `${distance ?? 0}px`)
}
