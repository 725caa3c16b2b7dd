import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A line of text, or a block whose size `className` gives. */
  readonly shape?: 'text' | 'block'
}

/** Keeps the place of what is still loading. Say so in words once, with Loading, not with every bone. */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
    />
  )
}
