import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Loading.module.css'

/**
 * A spinner with a message (its children). Screen readers announce the message only inside of a `role="status"` that is
 * already there.
 *
 * **Use it** where nothing of the content is known yet, for more than a moment. **Do not use it** where the shape
 * of the content is known (`Skeleton`), nor in a button (`busy`).
 */
export function Loading({ className, children, ...rest }: ComponentProps<'output'>) {
  return (
    <output {...rest} className={classNames(styles.loading, className)}>
      <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M24 2a22 22 0 0 1 22 22" />
      </svg>
      {children}
    </output>
  )
}
