import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { useStore } from '../../shared/store.ts'
import { useAgeGate } from './ageGateStore.ts'

/**
 * Receives visitors whose address names the element's id after `#`: scrolls to it, gives it the focus
 * and calls `onArrive`; behind the age gate, once that is open. Changing the language is no arrival.
 */
export function useArrival<Element extends HTMLElement>(
  onArrive: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const { hash } = useLocation()
  const isReplacing = useNavigationType() === NavigationType.Replace
  const isOfAge = useStore(useAgeGate(), false)
  const arrive = useEffectEvent(onArrive)

  useEffect(() => {
    const target = element.current
    if (target === null || hash !== `#${target.id}` || isReplacing || !isOfAge) return undefined
    // A frame later: the router restores a scroll place, and the layout or the gate takes the focus.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView()
      target.focus({ preventScroll: true })
      arrive()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isReplacing, isOfAge])

  return element
}
