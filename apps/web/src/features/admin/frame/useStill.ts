import { useEffect, useState } from 'react'

/** How long a place stays dead after it has changed, in ms: longer than the pause between the taps of a double tap. */
export const stillMs = 1000

/**
 * Whether a layout has not changed for a second. Until then its buttons do nothing: a second tap would hit what has
 * taken the place of the first.
 *
 * @param layout a text that changes with what is where
 */
export function useStill(layout: string): boolean {
  const [settled, setSettled] = useState(layout)
  useEffect(() => {
    if (settled === layout) return undefined
    const timer = setTimeout(() => setSettled(layout), stillMs)
    return () => clearTimeout(timer)
  }, [settled, layout])
  return settled === layout
}
