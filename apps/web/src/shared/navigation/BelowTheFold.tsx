import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * What of a page nobody sees before they scroll. When a link leads to the page, the frame that answers
 * shows what stands above, and this follows. The first page is whole from the start, as it was prerendered;
 * so is one that the visitor goes back to, where they find the place that they left.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const isFirstOrLeft = useNavigationType() === NavigationType.Pop
  return useDeferredValue(true, isFirstOrLeft) && children
}
