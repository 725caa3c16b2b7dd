import {
  Children,
  isValidElement,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import { classNames } from '../../classNames.ts'
import { hasModifier } from '../../hasModifier.ts'
import { Button } from '../Button/Button.tsx'
import styles from './Menu.module.css'

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the button. */
  readonly label: string
  /** Content of the button: an icon, a name. */
  readonly trigger: ReactNode
  /** The items: links or buttons. */
  readonly children: ReactNode
}

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
 * A button that opens a short list of links and actions, a popover: the browser closes it at Escape, which returns the
 * focus, and at a click outside. Arrow keys, Home and End move through the items; choosing one, or leaving them, closes it.
 *
 * **Use it** for the links and actions of one thing, such as the visitor's account. **Do not use it** to choose a
 * value (`Select`), nor for a single action (`Button`).
 */
export function Menu({ label, trigger, className, children, ...rest }: MenuProps) {
  const listId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const list = listRef.current
    if (list === null || hasModifier(event)) return
    const isOpen = list.matches(':popover-open')
    const items = [...list.querySelectorAll<HTMLElement>('a, button')]
    const index = items.findIndex((item) => item === event.target)
    const next = nextIndex(event.key, index, items.length)
    // Home and End scroll the page while the list is closed.
    if (next === undefined || (!isOpen && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    if (!isOpen) buttonRef.current?.click()
    items[next]?.focus()
  }

  const rootProps: ComponentProps<'div'> = {
    onKeyDown,
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
        listRef.current?.hidePopover()
      }
    },
    onClick({ target }) {
      if (target instanceof Node && listRef.current?.contains(target)) listRef.current.hidePopover()
    },
  }

  return (
    <div {...rest} {...rootProps} className={classNames(styles.menu, className)}>
      <Button ref={buttonRef} variant="icon" aria-label={label} popoverTarget={listId}>
        {trigger}
      </Button>
      <ul ref={listRef} id={listId} popover="auto" className={styles.list}>
        {Children.map(
          children,
          // Children.map also visits `false` and null, which must not leave an empty list item.
          (item) => isValidElement(item) && <li className={styles.item}>{item}</li>,
        )}
      </ul>
    </div>
  )
}
