import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * The part of a page that is visible only after scrolling. On the first page React hydrates it after the rest. When a
 * link opens the page, it renders one frame later; after Back at once, since the scroll position is restored.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isFirstOrReturn = useNavigationType() === NavigationType.Pop
  return <Suspense>{useDeferredValue(true, isFirstOrReturn) && children}</Suspense>
}
