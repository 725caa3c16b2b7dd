import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Emblem.module.css'

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'viewBox'> {
  /** Its name where it stands alone; without one it is decoration. */
  readonly label?: string
}

interface DrawnMarkProps extends MarkProps {
  readonly viewBox: string
}

/** A drawing in one colour, that of the text around it. */
export function Mark({ label, className, ...rest }: DrawnMarkProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg focusable="false" {...naming} {...rest} className={classNames(styles.mark, className)} />
  )
}
