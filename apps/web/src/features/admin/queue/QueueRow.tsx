import { Button } from '@storefront/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './Queue.module.css'
import type { Undoable } from './useUndoable.ts'

interface QueueRowProps {
  readonly name: string
  /** Where the name leads, without the language's prefix. */
  readonly to: string
  readonly caption: ReactNode
  /** An amount of money. */
  readonly sum?: string
  /** In front of the name: a checkbox or a picture. */
  readonly leading?: ReactNode
  /** The link or button of the row. */
  readonly children: ReactNode
  readonly isDone?: boolean
}

/** A row of the queue: who, what for, how much, and one button. */
export function QueueRow({
  name,
  to,
  caption,
  sum = '',
  leading,
  isDone = false,
  children,
}: QueueRowProps) {
  const row = useRef<HTMLLIElement>(null)

  // A row that leaves with the focus hands it on, or a keyboard would start at the top of the page again.
  useEffect(() => {
    const own = row.current
    const queue = own?.closest('section')
    return () => {
      if (own?.contains(document.activeElement)) queue?.querySelector('h3')?.focus()
    }
  }, [])

  return (
    <li ref={row} className={styles.row} data-done={isDone || undefined}>
      {leading}
      <div className={styles.who}>
        <LocalizedLink to={to}>{name}</LocalizedLink>
        <span className={styles.caption}>
          {sum !== '' && <b className={styles.inlineSum}>{sum}</b>}
          <span role="status">{caption}</span>
        </span>
      </div>
      <span className={styles.sum} aria-hidden>
        {sum}
      </span>
      {children}
    </li>
  )
}

interface UndoButtonProps {
  readonly undoable: Undoable<unknown>
  /** What it does, until it is done. */
  readonly label: string
  /** Whose row it is, for screen readers. */
  readonly name: string
  /** Whether it should be pressed today. */
  readonly isUrgent: boolean
}

/** The button of a row, which becomes its own undo for ten seconds. */
export function UndoButton({ undoable, label, name, isUrgent }: UndoButtonProps) {
  const { t } = useTranslation('admin')
  const { secondsLeft, state, press } = undoable
  const shown = secondsLeft === null ? label : t('queue.undo')
  return (
    <Button
      variant={secondsLeft === null && isUrgent ? 'primary' : 'secondary'}
      className={styles.action}
      data-seconds={secondsLeft ?? undefined}
      aria-label={`${shown}: ${name}`}
      busy={state.status === 'busy'}
      onClick={() => void press()}
    >
      {shown}
    </Button>
  )
}
