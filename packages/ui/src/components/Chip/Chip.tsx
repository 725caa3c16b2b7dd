import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'span'> {
  /** `attention`: somebody has to act; `muted`: nothing is left to do. */
  readonly tone?: 'neutral' | 'attention' | 'success' | 'error' | 'muted'
}

/**
 * A status in one or two words. The colour only helps to find it.
 *
 * **Use it** for a status in a list or beside a heading. **Do not use it** for something to click (`Button`), nor
 * for a sentence (`Banner`).
 */
export function Chip({ tone = 'neutral', className, ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, className)} data-tone={tone} />
}
