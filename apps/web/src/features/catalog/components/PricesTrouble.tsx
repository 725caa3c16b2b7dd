import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { Shop } from '../Shop.ts'

/** Says that today's prices are not known, why, and asks again on demand. */
export function PricesTrouble({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation(['catalog', 'shell'])
  if (shop.outage === null) return null
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={shop.retry}>
          {t('shell:tryAgain')}
        </Button>
      }
    >
      {t('pricesUnavailable')} {t(`shell:outage.${shop.outage}`)}
    </Banner>
  )
}
