import { useEffect, useRef, type RefObject } from 'react'

/**
 * Resets a search form to its default values when the search changes, for example by going back in the
 * browser's history. The form is not recreated, so it keeps the focus.
 *
 * @param search a text that changes with the search
 * @returns the ref for one of the form's fields, which can also be used to focus it
 */
export function useSearchField(search: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    field.current?.form?.reset()
  }, [search])
  return field
}
