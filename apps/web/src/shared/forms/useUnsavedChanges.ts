import { useCallback, useEffect, useRef, useState } from 'react'

import { holdClicks, holdTraversal, holdUnload } from './holdNavigation.ts'

export interface UnsavedChanges {
  /** Whether the visitor is being asked. */
  readonly isAsking: boolean
  /** Does what would lose the changes: at once without any, otherwise once the visitor agrees. */
  readonly leave: (go: () => void) => void
  readonly stay: () => void
  /** The visitor agrees to lose the changes. */
  readonly discard: () => void
}

/**
 * Asks before changes are lost: by a link, signing out, going back, or closing the page (where the
 * browser asks in its own words). There is no data router to do so (docs/decisions/002).
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null)
  const stops = useRef<readonly (() => void)[]>([])
  const release = useCallback(() => {
    for (const stop of stops.current) stop()
    stops.current = []
  }, [])

  useEffect(() => {
    if (!hasChanges) return undefined
    const hold = (go: () => void) => setHeld({ go })
    stops.current = [holdClicks(hold), holdTraversal(hold), holdUnload()]
    return release
  }, [hasChanges, release])

  return {
    isAsking: held !== null,
    leave(go) {
      if (hasChanges) setHeld({ go })
      else go()
    },
    stay: () => setHeld(null),
    discard() {
      setHeld(null)
      release()
      held?.go()
    },
  }
}
