import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { splitPath } from '../../shared/navigation/paths.ts'

/**
 * Moves the focus to the content when another page is shown, as a full page load would, so that
 * keyboard and screen reader start at the new page. The same page in the other language keeps it.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const { path } = splitPath(useLocation().pathname)
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])

  return content
}
