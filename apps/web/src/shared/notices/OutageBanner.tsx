import type { OutageCode } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

interface OutageBannerProps {
  /** What could not be done, as a sentence; why follows it. */
  readonly failed: string
  readonly outage: OutageCode
  /** Default: what failed is asked for again elsewhere. */
  readonly onRetry?: () => void
  /** Default: what is asked for again takes the banner's place. */
  readonly isRetrying?: boolean
}

/** Says that the backend did not do something, and why. */
export function OutageBanner({ failed, outage, onRetry, isRetrying = false }: OutageBannerProps) {
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
      {failed} {t(`outage.${outage}`)}
    </Banner>
  )
}
