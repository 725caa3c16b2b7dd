import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Section.module.css'

export interface SectionProps extends ComponentProps<'section'> {
  /** The ground it stands on, if another than the page's. */
  readonly world?: 'paper' | 'night'
  /** 1200 px of content, a column to read or fill in, or from edge to edge. */
  readonly width?: 'content' | 'narrow' | 'bleed'
}

/** A stretch of a page with the rhythm of the whole above and below it. */
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
