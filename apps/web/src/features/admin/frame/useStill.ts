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
  const [seen, setSeen] = useState({ layout, isStill: true })
  if (seen.layout !== layout) setSeen({ layout, isStill: false })
  useEffect(() => {
    if (seen.isStill) return undefined
    const timer = setTimeout(() => setSeen({ ...seen, isStill: true }), stillMs)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.isStill && seen.layout === layout
}
