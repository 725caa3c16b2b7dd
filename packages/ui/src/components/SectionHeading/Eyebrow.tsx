import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './SectionHeading.module.css'

/** A few small words above a heading. */
export function Eyebrow({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={classNames(styles.eyebrow, className)}>
      {children}
    </p>
  )
}
