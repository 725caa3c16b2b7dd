import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ComponentProps, KeyboardEvent } from 'react'

/** Where an arrow key leads from the item at `index`; -1 is the button before the list. */
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
 * A list shown by a button. Arrow keys walk through it, Escape returns to the button; choosing an item, clicking
 * elsewhere or moving the focus out closes it.
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
    const all = items()
    const index = all.findIndex((item) => item === event.target)
    const next = nextIndex(event.key, index, all.length)
    if (next === undefined) return
    event.preventDefault()
    // An item can take the focus only once the list is no longer hidden.
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
      if (target instanceof Element && items().some((item) => item.contains(target))) setOpen(false)
    },
  }

  return { open, toggle: () => setOpen(!open), rootProps, triggerRef, listRef }
}
