import type { OrderFilter } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { orderQueries } from '../orderQueries.ts'
import { ExportOrders } from './ExportOrders.tsx'
import styles from './OrdersHead.module.css'

/** How many orders the filter lets through, what they come to, and the way to have them all. */
export function OrdersHead({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data } = useQuery(orderQueries.figures(useBackend(), filter))
  return (
    <div className={styles.head}>
      <p role="status">
        {data !== undefined &&
          t('orders.counted', {
            count: data.count,
            number: formatNumber(data.count, language),
            total: formatMoney(data.totalCents, language),
          })}
      </p>
      <ExportOrders filter={filter} count={data?.count ?? null} />
    </div>
  )
}
