import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, as a heading. */
  readonly title: ReactNode
  /** Level of the heading. Default: 2. */
  readonly headingLevel?: 1 | 2 | 3
  /** The next step: a link or a button. */
  readonly action?: ReactNode
}

/**
 * Fills the place of missing content: an empty cart, no orders, an unknown page.
 *
 * **Use it** in the place of a list or a page that has nothing to show, with the next step. **Do not use it**
 * while content loads (`Skeleton`), nor for an outage (`Banner`).
 */
export function EmptyState({
  title,
  headingLevel = 2,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
