import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import type { Shop } from '../Shop.ts'

/** Says that today's prices are not known, why, and asks again on demand. */
export function PricesTrouble({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  if (shop.outage === null) return null
  return <OutageBanner failed={t('pricesUnavailable')} outage={shop.outage} onRetry={shop.retry} />
}
