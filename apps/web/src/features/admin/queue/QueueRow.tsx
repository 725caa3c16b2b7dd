import { Button } from '@storefront/ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { onSingleClick } from '../frame/onSingleClick.ts'
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

/** A row of the queue: name, caption, sum, and one button or link. */
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

interface UndoableButtonProps {
  readonly undoable: Undoable<unknown>
  /** The text of the button while its action is not done. */
  readonly label: string
  /** Whose row it is, for screen readers. */
  readonly name: string
  /** Whether it should be pressed today. */
  readonly isUrgent: boolean
}

/** The button of a row. After a press it is the button that undoes the action, for `undoSeconds`. */
export function UndoableButton({ undoable, label, name, isUrgent }: UndoableButtonProps) {
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
      onClick={onSingleClick(() => void press())}
    >
      {shown}
    </Button>
  )
}
