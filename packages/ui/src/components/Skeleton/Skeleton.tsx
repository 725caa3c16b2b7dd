import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text`: one line of text; `block`: the size that `className` sets. */
  readonly shape?: 'text' | 'block'
}

/**
 * Reserves the space of loading content. It is hidden from screen readers: announce loading once with Loading.
 *
 * **Use it** where the shape of the loading content is known, so that nothing moves when it arrives. **Do not use
 * it** for content that loads in less than a moment.
 */
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
