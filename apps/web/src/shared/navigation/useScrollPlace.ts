import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { splitPath } from './paths.ts'

/** How far down each entry of the browser's history was, in px. */
const places = new Map<string, number>()

/** When to look: scrolling is told late, so also right before another page may come. */
const telling = ['scroll', 'click', 'popstate'] as const

/**
 * Starts another page at its top, or where the visitor left it when they go back to it; the same page
 * in another language, or with another anchor, stays where it is. A reload is the browser's own.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const { path } = splitPath(pathname)
  const isReturning = useNavigationType() === NavigationType.Pop
  const shown = useRef({ key, path })

  useEffect(() => {
    const remember = () => places.set(shown.current.key, window.scrollY)
    // Between pages the browser would restore the place before the page is there.
    const takeOver = () => (history.scrollRestoration = 'manual')
    const handBack = () => (history.scrollRestoration = 'auto')
    takeOver()
    for (const event of telling) window.addEventListener(event, remember, { capture: true })
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      handBack()
      for (const event of telling) window.removeEventListener(event, remember, { capture: true })
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, path }
    if (isReturning) window.scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' })
    else if (before.path !== path) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, path, isReturning])
}
