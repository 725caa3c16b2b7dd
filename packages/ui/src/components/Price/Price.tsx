import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Price.module.css'

export interface PriceProps extends ComponentProps<'span'> {
  /** The amount, formatted. */
  readonly children: ReactNode
  /** A few words after the amount: "VAT included". */
  readonly note?: ReactNode
}

/**
 * An amount in tabular figures, so that prices in a column are aligned.
 *
 * **Use it** for every amount that a visitor pays. **Do not use it** for other figures, such as volumes or
 * percentages.
 */
export function Price({ note, className, children, ...rest }: PriceProps) {
  return (
    <span {...rest} className={classNames(styles.price, className)}>
      {children}
      {note && <small className={styles.note}>{note}</small>}
    </span>
  )
}
