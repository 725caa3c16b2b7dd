import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import { Emblem } from '../Emblem/Emblem.tsx'
import styles from './Wordmark.module.css'

export interface WordmarkProps extends ComponentProps<'span'> {
  /** The brand's name, in the font of the bottle's label. */
  readonly name: string
}

/**
 * Emblem and name of the brand.
 *
 * **Use it** for the brand in the navbar, the footer and on documents. **Do not use it** within running text:
 * write the name.
 */
export function Wordmark({ name, className, ...rest }: WordmarkProps) {
  return (
    <span {...rest} className={classNames(styles.wordmark, className)}>
      <Emblem className={styles.emblem} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
