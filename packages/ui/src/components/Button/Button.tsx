import type { ComponentProps, MouseEvent } from 'react'

import styles from './Button.module.css'
import { buttonAttributes, type ButtonAppearance } from './buttonAttributes.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Blocks clicks and submits while work is in progress; the button keeps the focus. */
  readonly busy?: boolean
  /** Whether each click of a quick series counts, as where a number is counted up. Default: only the first one. */
  readonly isRepeatable?: boolean
  /** The label while busy. The wider of the two labels sets the button's width. */
  readonly busyLabel?: string
  /** Further class names. */
  readonly className?: string | undefined
  /** `submit` sends the form around it. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined
}

/**
 * A `<button>`; of `type="button"` unless the caller says otherwise.
 *
 * **Use it** for actions: to add, to send, to open; one `primary` per view. **Do not use it** to go to another
 * page: give a link `buttonAttributes()`.
 */
export function Button({
  variant,
  fullWidth,
  className,
  busy = false,
  isRepeatable = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second tap of a double tap may hit what has taken the place of the first.
    if (busy || (event.detail > 1 && !isRepeatable)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    // oxlint-disable-next-line react/forbid-elements -- this is it
    <button
      {...rest}
      {...buttonAttributes({ variant, fullWidth, className })}
      type={type}
      onClick={handleClick}
      {...(busy && { 'aria-disabled': true, 'data-busy': '' })}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <>
          <span className={styles.label} data-hidden={busy}>
            {children}
          </span>
          <span className={styles.label} data-hidden={!busy}>
            {busyLabel}
          </span>
        </>
      )}
    </button>
  )
}
