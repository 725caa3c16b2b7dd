import { formatDate } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useServices } from '../../../shared/services.tsx'
import type { Shop } from '../cart/useShop.ts'

/** Reports that today's prices could not be loaded, names the date of those on the page, and offers a retry. */
export function PricesOutageBanner({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const { printedCatalogue } = useServices()
  if (shop.outage === null) return null
  const errorMessage =
    printedCatalogue !== null && shop.isPrinted
      ? t('pricesAsOf', { date: formatDate(printedCatalogue.asOf, language) })
      : t('pricesUnavailable')
  return <OutageBanner errorMessage={errorMessage} outage={shop.outage} onRetry={shop.retry} />
}
