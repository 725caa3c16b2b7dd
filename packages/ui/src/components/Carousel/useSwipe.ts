import { useRef, type ComponentProps } from 'react'

/** Minimum distance of a swipe in px. */
const minimumDistance = 48

interface SwipeOptions {
  readonly onStart: () => void
  /** 1 for the next slide, -1 for the previous one. */
  readonly onSwipe: (step: 1 | -1) => void
}

/** Returns event handlers that drag the strip with a finger or pen and report swipes. They ignore the mouse. */
export function useSwipe({ onStart, onSwipe }: SwipeOptions): ComponentProps<'div'> {
  const startX = useRef<number>(null)

  const endDrag = (strip: HTMLElement) => {
    startX.current = null
    setDragOffset(strip, null)
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }) => {
      if (pointerType === 'mouse' || !isPrimary) return
      startX.current = clientX
      onStart()
    },
    onPointerMove: ({ currentTarget, clientX }) => {
      if (startX.current !== null) setDragOffset(currentTarget, clientX - startX.current)
    },
    onPointerUp: ({ currentTarget, clientX }) => {
      if (startX.current === null) return
      const distance = clientX - startX.current
      endDrag(currentTarget)
      if (Math.abs(distance) >= minimumDistance) onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel: ({ currentTarget }) => endDrag(currentTarget),
  }
}

/** Sets the offset without React, because it changes with every pointer event. */
function setDragOffset(strip: HTMLElement, distance: number | null): void {
  strip.toggleAttribute('data-dragging', distance !== null)
  strip.style.setProperty('--drag', `${distance ?? 0}px`)
}
