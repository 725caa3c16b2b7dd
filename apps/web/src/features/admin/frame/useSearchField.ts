import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a form at what is searched for, also after a step through the browser's history. The form
 * stays where it is, and so does the focus of whoever sent it.
 *
 * @param searched changes with the search; the fields' default values say it
 * @returns the ref of one of the form's fields, where to go once the form itself is left
 */
export function useSearchField(searched: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(searched)
  useEffect(() => {
    if (shown.current === searched) return
    shown.current = searched
    field.current?.form?.reset()
  }, [searched])
  return field
}
