import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './SkipLink.module.css'

/**
 * The first link of the page for the Tab key; it skips the bar and leads to the content (`href="#content"`).
 *
 * **Use it** once per page, as its first element. **Do not use it** for other links.
 */
export function SkipLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
    </a>
  )
}
