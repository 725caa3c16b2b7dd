import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Badge.module.css'

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shown up to 99, then as 99+; nothing is shown for 0. */
  readonly count: number
  /** The count in words, for those who listen: "3 productos". */
  readonly label: string
}

/** A small number on the corner of an icon; its parent is the corner. */
export function Badge({ count, label, className, ...rest }: BadgeProps) {
  if (count === 0) return null
  return (
    <span {...rest} className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
