import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './CookieNotice.module.css'

export interface CookieNoticeProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Accessible name of the notice. */
  readonly title: string
  /** Label of the button that accepts. */
  readonly acceptLabel: string
  /** Label of the button that rejects. */
  readonly rejectLabel: string
  /** Called by the button that accepts. */
  readonly onAccept: () => void
  /** Called by the button that rejects. */
  readonly onReject: () => void
  /** `window`: at its lower edge, on every page. `gate`: in the age gate, as a part of it. */
  readonly place?: 'window' | 'gate'
}

/**
 * Asks for consent in one line, without blocking the page. Both buttons look the same (spec section 17.6). On every
 * page it has the colours of the gate, where it was seen first.
 *
 * **Use it** once, on the first visit, for consent to what is not strictly necessary. **Do not use it** for other
 * messages: `Banner`.
 */
export function CookieNotice({
  title,
  acceptLabel,
  rejectLabel,
  onAccept,
  onReject,
  place = 'window',
  className,
  children,
  ...rest
}: CookieNoticeProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.notice, className)}
      data-world="night"
      data-place={place}
      aria-label={title}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.answers}>
        <Button variant="quiet" onClick={onReject}>
          {rejectLabel}
        </Button>
        <Button variant="quiet" onClick={onAccept}>
          {acceptLabel}
        </Button>
      </div>
    </section>
  )
}
