import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Frame.module.css'

/**
 * The double border of the bottle's label around its children.
 *
 * **Use it** around a short text that should look like the bottle's label. **Do not use it** around forms or more
 * than one block of a page.
 */
export function Frame({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      {children}
    </div>
  )
}
