import { classNames } from '../../classNames.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `primary` once in a view; `secondary` beside it; `quiet` in running text; `icon` for a lone icon. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'icon' | undefined
  readonly fullWidth?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * The attributes that make any element look like a button, so that a router's link needs no wrapper:
 * `<Link to="/products" {...buttonLook({ variant: 'secondary' })}>`.
 */
export function buttonLook({ variant = 'primary', fullWidth = false, className }: ButtonLook = {}) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    ...(fullWidth && { 'data-full-width': '' }),
  }
}
