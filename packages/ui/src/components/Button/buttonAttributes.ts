import { classNames } from '../../classNames.ts'
import styles from './Button.module.css'

export interface ButtonAppearance {
  /** `primary`: one per view; `secondary`: next to it; `quiet`: in running text; `icon`: an icon without text. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'icon' | undefined
  /** Whether the button is as wide as its container. */
  readonly fullWidth?: boolean | undefined
  /** Further class names. */
  readonly className?: string | undefined
}

/**
 * Returns attributes that give any element the look of a button, so that a router's link needs no wrapper:
 * `<Link to="/products" {...buttonAttributes({ variant: 'secondary' })}>`.
 */
export function buttonAttributes({
  variant = 'primary',
  fullWidth = false,
  className,
}: ButtonAppearance = {}) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    ...(fullWidth && { 'data-full-width': '' }),
  }
}
