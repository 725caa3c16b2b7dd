import type { OutageCode } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

interface ReadTroubleProps {
  /** What could not be read. */
  readonly sentence: string
  readonly outage: OutageCode
  readonly onRetry: () => void
}

/** Says that something could not be read and why, and asks again on demand. */
export function ReadTrouble({ sentence, outage, onRetry }: ReadTroubleProps) {
  const { t } = useTranslation('shell')
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {sentence} {t(`outage.${outage}`)}
    </Banner>
  )
}
