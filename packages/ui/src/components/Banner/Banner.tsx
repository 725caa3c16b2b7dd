import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../Icon/interface.tsx'
import styles from './Banner.module.css'

const icons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: AlertIcon,
  error: AlertIcon,
}

interface BannerCommon extends ComponentProps<'div'> {
  /** Errors and warnings interrupt who listens; the others wait for a pause. */
  readonly tone?: keyof typeof icons
  /** What can be done about it: a button, a link. */
  readonly action?: ReactNode
}

interface LastingBanner {
  readonly onDismiss?: undefined
  readonly dismissLabel?: undefined
}

interface DismissibleBanner {
  readonly onDismiss: () => void
  readonly dismissLabel: string
}

export type BannerProps = BannerCommon & (LastingBanner | DismissibleBanner)

/** One sentence about what just happened. */
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
