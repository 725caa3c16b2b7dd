import { Children, isValidElement, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './Menu.module.css'
import { useMenu } from './useMenu.ts'

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the button that opens it. */
  readonly label: string
  /** What the button shows: an icon, a name. */
  readonly trigger: ReactNode
  /** One link or button a line. */
  readonly children: ReactNode
}

/** A button and the short list of links and actions it opens. */
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
          // React counts what is not shown, `false` or null, as a child too.
          (item) => isValidElement(item) && <li className={styles.item}>{item}</li>,
        )}
      </ul>
    </div>
  )
}
