import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Frame.module.css'

/** The double border of the bottle's label around its children. */
export function Frame({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      {children}
    </div>
  )
}
