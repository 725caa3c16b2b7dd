import type { OutageCode } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

interface OutageBannerProps {
  /** A sentence that says what failed; the reason follows it. */
  readonly errorMessage: string
  readonly outage: OutageCode
  /** Default: no button, where another control retries. */
  readonly onRetry?: () => void
  /** Whether a retry is pending. Default: false, where the banner disappears during a retry. */
  readonly isRetrying?: boolean
}

/** Reports that a request to the backend failed, and why. */
export function OutageBanner({
  errorMessage,
  outage,
  onRetry,
  isRetrying = false,
}: OutageBannerProps) {
  const { t } = useTranslation('shared')
  return (
    <Banner
      tone="error"
      action={
        onRetry !== undefined && (
          <Button variant="quiet" busy={isRetrying} busyLabel={t('loading')} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {`${errorMessage} ${t(`outage.${outage}`)}`}
    </Banner>
  )
}
