import { classNames } from '../../classNames.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `primary`: one per view; `secondary`: next to it; `quiet`: in running text; `icon`: an icon without text. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'icon' | undefined
  readonly fullWidth?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * Returns attributes that give any element the look of a button, so that a router's link needs no wrapper:
 * `<Link to="/products" {...buttonLook({ variant: 'secondary' })}>`.
 */
export function buttonLook({ variant = 'primary', fullWidth = false, className }: ButtonLook = {}) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    ...(fullWidth && { 'data-full-width': '' }),
  }
}
