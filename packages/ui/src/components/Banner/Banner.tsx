import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../Icon/general.tsx'
import styles from './Banner.module.css'

const icons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: AlertIcon,
  error: AlertIcon,
}

interface BannerCommon extends ComponentProps<'div'> {
  /**
   * Screen readers announce errors and warnings at once. They announce the other tones only inside of a
   * `role="status"` that is already there: then the banner needs `role="none"`.
   */
  readonly tone?: keyof typeof icons
  /** A button or link that helps with the message. */
  readonly action?: ReactNode
}

interface PermanentBanner {
  readonly onDismiss?: undefined
  readonly dismissLabel?: undefined
}

interface DismissibleBanner {
  /** Called by the close button; without it the banner has none. */
  readonly onDismiss: () => void
  /** Accessible name of the close button. */
  readonly dismissLabel: string
}

export type BannerProps = BannerCommon & (PermanentBanner | DismissibleBanner)

/**
 * A one-sentence message about something that has just happened.
 *
 * **Use it** to say in one sentence what has just happened, or what stops the visitor. **Do not use it** for an
 * error of one field (its `error`), nor for an empty list (`EmptyState`).
 */
export function Banner({
  tone = 'info',
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.banner, className)}
      data-tone={tone}
    >
      <Icon className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
      {onDismiss && (
        <Button
          variant="icon"
          className={styles.dismiss}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <CloseIcon />
        </Button>
      )}
    </div>
  )
}
