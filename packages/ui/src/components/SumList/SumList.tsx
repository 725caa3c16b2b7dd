import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './SumList.module.css'

/** A line of a bill. */
export interface Sum {
  /** What it is for: "Envío". */
  readonly label: string
  /** The amount as text, or a word in its place: "$5,00", "Gratis". */
  readonly amount: string
  /** The total is larger, and below a rule. What follows it is only for information. Default: false. */
  readonly isTotal?: boolean
}

export interface SumListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The lines, in their order. */
  readonly sums: readonly Sum[]
}

/**
 * The end of a bill: a few amounts, and their total.
 *
 * **Use it** below what is bought. **Do not use it** for the bought things themselves: `Table`.
 */
export function SumList({ sums, className, ...rest }: SumListProps) {
  return (
    <dl {...rest} className={classNames(styles.sums, className)}>
      {sums.map(({ label, amount, isTotal = false }) => (
        <div key={label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
