import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Section.module.css'

export interface SectionProps extends ComponentProps<'section'> {
  /** Background and colours. Default: the page's. */
  readonly world?: 'paper' | 'night'
  /** `content`: at most 1200 px; `bleed`: from edge to edge. */
  readonly width?: 'content' | 'bleed'
}

/**
 * A section of a page with the standard space above and below.
 *
 * **Use it** for each part of a page, in its world. **Do not use it** inside another section.
 */
export function Section({ world, width = 'content', className, children, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.section, className)}
      data-world={world}
      data-width={width}
    >
      <div className={styles.content}>{children}</div>
    </section>
  )
}
