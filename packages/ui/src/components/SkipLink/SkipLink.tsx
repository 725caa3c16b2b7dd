import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './SkipLink.module.css'

/** The first thing the Tab key meets: jumps over the bar to the content (`href="#content"`). */
export function SkipLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
    </a>
  )
}
