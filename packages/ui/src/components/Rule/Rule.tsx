import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Rule.module.css'

export interface RuleProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** With the label's diamond in its middle. */
  readonly ornament?: boolean
}

/** A hairline between two thoughts. */
export function Rule({ ornament = false, className, ...rest }: RuleProps) {
  return <hr {...rest} className={classNames(styles.rule, className)} data-ornament={ornament} />
}
