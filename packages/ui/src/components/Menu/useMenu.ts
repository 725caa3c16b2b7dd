import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { hasModifier } from '../../hasModifier.ts'

/** Returns the index of the item that a key moves to from `index`; -1 is the button. Other keys return undefined. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Controls a list that a button opens. Arrow keys, Home and End move the focus through the items; Escape closes the
 * list and returns the focus to the button. Activating an item, a click outside and moving the focus out also close it.
 */
export function useMenu() {
  const [open, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const items = () => [...(listRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      triggerRef.current?.focus()
      return
    }
    if (hasModifier(event)) return
    const all = items()
    const index = all.findIndex((item) => item === event.target)
    const next = nextIndex(event.key, index, all.length)
    // Home and End scroll the page while the list is closed.
    if (next === undefined || (!open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    // Items of a hidden list cannot take the focus.
    flushSync(() => setOpen(true))
    all[next]?.focus()
  }

  const rootProps: ComponentProps<'div'> = {
    ref: rootRef,
    onKeyDown,
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null && !rootRef.current?.contains(relatedTarget)) setOpen(false)
    },
    onClick: ({ target }) => {
      if (!(target instanceof Element) || !items().some((item) => item.contains(target))) return
      // The item is hidden and would lose the focus. A new page then takes it from the button.
      triggerRef.current?.focus({ preventScroll: true })
      setOpen(false)
    },
  }

  return { open, toggle: () => setOpen(!open), rootProps, triggerRef, listRef }
}
