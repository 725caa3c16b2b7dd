import type { OrderFilter } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from './orderQueries.ts'
import { orderViewNames, orderViews, type OrderSearch } from './orderSearch.ts'
import styles from './ViewTabs.module.css'

interface ViewTabsProps {
  readonly search: OrderSearch
  readonly filter: OrderFilter
  readonly onSearch: (changes: Partial<OrderSearch>) => void
}

/** A button for each view of the orders, with the number of those that match the other filters. */
export function ViewTabs({ search, filter, onSearch }: ViewTabsProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { statuses: _, owed: __, ...others } = filter
  const { data: figures } = useQuery({
    ...orderQueries.figures(
      useBackend(),
      orderViewNames.map((view) => ({ ...others, ...orderViews[view] })),
    ),
    placeholderData: keepPreviousData,
  })
  return (
    <ul className={styles.tabs} aria-label={t('orders.status')}>
      {['todo' as const, null, ...orderViewNames.slice(1)].map((status) => {
        const count = status === null ? undefined : figures?.[orderViewNames.indexOf(status)]?.count
        return (
          <li key={status}>
            {/* oxlint-disable-next-line react/forbid-elements -- the same orders are shown again */}
            <button
              type="button"
              aria-pressed={status === search.status}
              onClick={() => onSearch({ status })}
            >
              {status === null ? t('orders.filter.anyStatus') : t(`orders.filter.views.${status}`)}{' '}
              <span className={styles.count}>
                {count === undefined ? '' : formatNumber(count, language)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
