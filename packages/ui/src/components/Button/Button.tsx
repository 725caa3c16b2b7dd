import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook } from './buttonLook.ts'
import type { ButtonLook } from './buttonLook.ts'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'className'> {
  /** Work is under way: clicks and submits are refused, the focus stays. */
  readonly busy?: boolean
  /** What the button says meanwhile; the wider of both labels sets its width. */
  readonly busyLabel?: string
}

export function Button({
  variant,
  fullWidth,
  className,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...buttonLook({ variant, fullWidth, className })}
      type={type}
      onClick={refuseWhileBusy}
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
