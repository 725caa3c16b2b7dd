import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { MinusIcon, PlusIcon } from '../Icon/controls.tsx'
import styles from './Disclosure.module.css'

export interface DisclosureProps extends ComponentProps<'div'> {
  /** Whether the panel is visible. */
  readonly open: boolean
  /** Called by the button with the opposite of `open`. */
  readonly onOpenChange: (open: boolean) => void
  /** Label of the button while the panel is hidden. */
  readonly showLabel: string
  /** Label of the button while the panel is visible. */
  readonly hideLabel: string
  /** Always visible next to the button: a heading, a first line. */
  readonly summary: ReactNode
  /** Class of the element around summary and button. */
  readonly headerClassName?: string | undefined
}

/**
 * A button that shows and hides its children. Hidden children stay in the DOM.
 *
 * **Use it** for text that few visitors need, below a line that says what it is. **Do not use it** to hide prices,
 * terms or errors.
 *
 * Not `<details>`: its `<summary>` is the button, and a heading and a picture would be its label.
 */
export function Disclosure({
  open,
  onOpenChange,
  showLabel,
  hideLabel,
  summary,
  headerClassName,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const panelId = useId()
  return (
    <div {...rest} className={className}>
      <div className={classNames(styles.head, headerClassName)}>
        <div className={styles.summary}>{summary}</div>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => onOpenChange(!open)}
        >
          {open ? hideLabel : showLabel}
          {open ? <MinusIcon /> : <PlusIcon />}
        </Button>
      </div>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
