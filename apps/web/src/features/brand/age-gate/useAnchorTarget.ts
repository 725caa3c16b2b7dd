import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { useServices } from '../../../shared/services.tsx'
import { useStore } from '../../../shared/store.ts'

/**
 * Scrolls to the element, focuses it and calls `onTarget` when the address names its id after `#`; while the
 * age gate is closed, as soon as it opens. Does nothing when only the page's language changes.
 *
 * @returns the ref for the element, which needs an id
 */
export function useAnchorTarget<Target extends HTMLElement>(
  onTarget: () => void,
): RefObject<Target | null> {
  const element = useRef<Target>(null)
  const { hash } = useLocation()
  const isReplacing = useNavigationType() === NavigationType.Replace
  const isOfAge = useStore(useServices().ageGate, false)
  const handleTarget = useEffectEvent(onTarget)

  useEffect(() => {
    const target = element.current
    if (target === null || hash !== `#${target.id}` || isReplacing || !isOfAge) return undefined
    // A frame later, after the router has restored the scroll position and the layout or the gate has moved
    // the focus.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView()
      target.focus({ preventScroll: true })
      handleTarget()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isReplacing, isOfAge])

  return element
}
