import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Emblem.module.css'

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'viewBox'> {
  /** Accessible name. Without it the emblem is decorative. */
  readonly label?: string
}

interface MarkSvgProps extends MarkProps {
  readonly viewBox: string
}

/** An `<svg>` in the colour of the surrounding text. */
export function Mark({ label, className, ...rest }: MarkSvgProps) {
  const accessibility =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      focusable="false"
      {...accessibility}
      {...rest}
      className={classNames(styles.mark, className)}
    />
  )
}
