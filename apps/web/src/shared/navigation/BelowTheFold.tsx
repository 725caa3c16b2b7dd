import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * The part of a page that nobody sees before they scroll. After a link is followed it is rendered one
 * frame later than the rest. It is rendered at once on the first page, which is hydrated, and after Back,
 * where the visitor returns to the place they left.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isFirstOrLeft = useNavigationType() === NavigationType.Pop
  return useDeferredValue(true, isFirstOrLeft) && children
}
