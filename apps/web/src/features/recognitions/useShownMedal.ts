import { slideIndex } from '@storefront/domain'
import { useState } from 'react'

import type { Medal } from './medals/Medal.ts'

/** Which medal the dialog shows, and where in the window it lies in the grid. */
export interface ShownMedal {
  readonly index: number
  /** px from the window's middle to the medal's: what the dialog grows out of and shrinks into. */
  readonly offset: { readonly x: number; readonly y: number }
}

/** The medal that is looked at; null while none is. The focus goes back to the one shown last. */
export function useShownMedal(medals: readonly Medal[]) {
  const [shown, setShown] = useState<ShownMedal | null>(null)
  const buttonOf = (index: number) => document.getElementById(medals[index]?.id ?? '')

  /** @param target any whole number: beyond the last comes the first again */
  const show = (target: number): void => {
    const index = slideIndex(target, medals.length)
    setShown({ index, offset: offsetOf(buttonOf(index)) })
  }

  const close = (): void => {
    if (shown !== null) buttonOf(shown.index)?.focus()
    setShown(null)
  }

  return { shown, show, close }
}

function offsetOf(element: Element | null): ShownMedal['offset'] {
  if (element === null) return { x: 0, y: 0 }
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + (width - innerWidth) / 2, y: top + (height - innerHeight) / 2 }
}
