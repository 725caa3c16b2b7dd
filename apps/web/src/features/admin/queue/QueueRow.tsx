import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './Queue.module.css'

interface QueueRowProps {
  readonly name: string
  /** Where the name leads, without the language's prefix. */
  readonly to: string
  readonly caption: ReactNode
  /** An amount of money. */
  readonly sum?: string
  /** In front of the name: a checkbox or a picture. */
  readonly leading?: ReactNode
  /** A link below the caption. */
  readonly aside?: ReactNode
  /** The button of the row. */
  readonly children: ReactNode
  readonly isDone?: boolean
}

/** A row of the queue: name, caption, sum, and one button. */
export function QueueRow({
  name,
  to,
  caption,
  sum = '',
  leading,
  aside,
  isDone = false,
  children,
}: QueueRowProps) {
  const row = useRef<HTMLLIElement>(null)

  // Moves the focus of a removed row to the title of its section; otherwise the keyboard would start at the
  // top of the page. A layout effect, whose cleanup runs while the row is still in the document.
  useLayoutEffect(() => {
    const own = row.current
    const section = own?.closest('section')
    return () => {
      if (own?.contains(document.activeElement)) section?.querySelector('h3')?.focus()
    }
  }, [])

  return (
    <li ref={row} className={styles.row} data-done={isDone || undefined}>
      {leading}
      <div className={styles.who}>
        <LocalizedLink to={to}>{name}</LocalizedLink>
        <span className={styles.caption}>
          {sum !== '' && <b className={styles.inlineSum}>{sum}</b>}
          <span>{caption}</span>
        </span>
        {aside}
      </div>
      <span className={styles.sum} aria-hidden>
        {sum}
      </span>
      {children}
    </li>
  )
}
