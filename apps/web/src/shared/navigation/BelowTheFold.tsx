import { useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * The part of a page that is visible only after scrolling. When a link opens the page, it renders one
 * frame later than the rest. It renders at once on the first page, for hydration, and after Back, where
 * the scroll position is restored.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isFirstOrReturn = useNavigationType() === NavigationType.Pop
  return useDeferredValue(true, isFirstOrReturn) && children
}
