import { Children, isValidElement, useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './Menu.module.css'
import { useMenu } from './useMenu.ts'

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the button. */
  readonly label: string
  /** Content of the button: an icon, a name. */
  readonly trigger: ReactNode
  /** The items: links or buttons. */
  readonly children: ReactNode
}

/**
 * A button that opens a short list of links and actions.
 *
 * **Use it** for the links and actions of one thing, such as the visitor's account. **Do not use it** to choose a
 * value (`Select`), nor for a single action (`Button`).
 */
export function Menu({ label, trigger, className, children, ...rest }: MenuProps) {
  const listId = useId()
  const { open, toggle, rootProps, triggerRef, listRef } = useMenu()
  return (
    <div {...rest} {...rootProps} className={classNames(styles.menu, className)}>
      <Button
        ref={triggerRef}
        variant="icon"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {trigger}
      </Button>
      <ul ref={listRef} id={listId} className={styles.list} hidden={!open}>
        {Children.map(
          children,
          // Children.map also visits `false` and null, which must not leave an empty list item.
          (item) => isValidElement(item) && <li className={styles.item}>{item}</li>,
        )}
      </ul>
    </div>
  )
}
