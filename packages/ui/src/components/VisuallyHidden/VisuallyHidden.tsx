import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './VisuallyHidden.module.css'

/**
 * Text for screen readers only.
 *
 * **Use it** for a heading or a label that the design shows otherwise. **Do not use it** to hide content from
 * everybody (`hidden`), nor instead of a visible label.
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.hidden, className)} />
}
