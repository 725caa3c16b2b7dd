import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './CookieNotice.module.css'

export interface CookieNoticeProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which also names the section. */
  readonly title: ReactNode
  /** Label of the button that accepts. */
  readonly acceptLabel: string
  /** Label of the button that rejects. */
  readonly rejectLabel: string
  /** Called by the button that accepts. */
  readonly onAccept: () => void
  /** Called by the button that rejects. */
  readonly onReject: () => void
}

/** Asks for consent without blocking the page. Both buttons look the same (spec section 17.6). */
export function CookieNotice({
  title,
  acceptLabel,
  rejectLabel,
  onAccept,
  onReject,
  className,
  children,
  ...rest
}: CookieNoticeProps) {
  const titleId = useId()
  return (
    <section {...rest} className={classNames(styles.notice, className)} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onReject}>
          {rejectLabel}
        </Button>
        <Button variant="secondary" onClick={onAccept}>
          {acceptLabel}
        </Button>
      </div>
    </section>
  )
}
