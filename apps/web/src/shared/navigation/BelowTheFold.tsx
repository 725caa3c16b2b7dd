import { memo, Suspense, useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

interface BelowTheFoldProps {
  readonly children: ReactNode
}

/**
 * The part of a page that is visible only after scrolling. On the first page React hydrates it after the rest. When a
 * link opens the page, it renders one frame later; after Back at once, since the scroll position is restored. A page that renders
 * again before that gives it the same children: others would be hydrated at once.
 */
export const BelowTheFold = memo(function BelowTheFold({ children }: BelowTheFoldProps) {
  const isFirstOrReturn = useNavigationType() === NavigationType.Pop
  return <Suspense>{useDeferredValue(true, isFirstOrReturn) && children}</Suspense>
})
