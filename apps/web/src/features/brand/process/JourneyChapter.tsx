import type { ComponentProps, ReactNode } from 'react'

import styles from './JourneyChapter.module.css'

interface JourneyChapterProps {
  /** The fragment that scrolls to the chapter. */
  readonly id: string
  /** A ChapterLayout. */
  readonly children: ReactNode
}

/** A chapter's item in the list, with the mark that the steps scroll to. */
export function JourneyChapter({ id, children }: JourneyChapterProps) {
  return (
    <li className={styles.chapter}>
      <span id={id} className={styles.mark} />
      {children}
    </li>
  )
}

interface ChapterLayoutProps extends ComponentProps<'article'> {
  /** The picture. */
  readonly plate: ReactNode
  /** Step I to V; null for the bottle at the end. */
  readonly numeral: string | null
}

/** A chapter's plate beside its words: a heading, a text, and more. */
export function ChapterLayout({ plate, numeral, children, ...rest }: ChapterLayoutProps) {
  return (
    <article {...rest} className={styles.pin} data-end={numeral === null ? '' : undefined}>
      <div className={styles.plate}>
        <div className={styles.window}>{plate}</div>
      </div>
      <div className={styles.tale}>
        {numeral !== null && (
          <p className={styles.numeral} aria-hidden="true">
            {numeral}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
