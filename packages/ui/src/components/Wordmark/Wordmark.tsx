import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import { Emblem } from '../Emblem/Emblem.tsx'
import styles from './Wordmark.module.css'

export interface WordmarkProps extends ComponentProps<'span'> {
  /** The brand's name, in the font of the bottle's label. */
  readonly name: string
  /** Whether the emblem is before the name or above it. */
  readonly layout?: 'row' | 'stacked'
}

/**
 * Emblem and name of the brand.
 *
 * **Use it** for the brand in the navbar, the footer and on documents. **Do not use it** within running text:
 * write the name.
 */
export function Wordmark({ name, layout = 'row', className, ...rest }: WordmarkProps) {
  return (
    <span {...rest} className={classNames(styles.wordmark, className)} data-layout={layout}>
      <Emblem className={styles.emblem} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
