import type { Order } from '@storefront/domain'
import { Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { GoodsChip } from '../orders/GoodsChip.tsx'
import { adminOrderPath, orderQueries } from '../orders/orderQueries.ts'
import overview from './Overview.module.css'
import styles from './RecentOrders.module.css'

/** The latest orders, each with a link. */
export function RecentOrders() {
  const { t } = useTranslation('admin')
  const recent = useQuery(orderQueries.recent(useBackend()))
  return (
    <section className={`${overview.section} ${styles.recent}`} aria-labelledby="recent">
      <header>
        <h2 id="recent">{t('overview.recent.title')}</h2>
        <LocalizedLink to="/dashboard/orders">{t('overview.recent.all')}</LocalizedLink>
      </header>
      <QueryBoundary
        query={recent}
        errorMessage={t('orders.failed')}
        loading={<Skeleton shape="block" className={styles.bone} />}
      >
        {(orders) =>
          orders.length === 0 ? (
            <p>{t('overview.recent.none')}</p>
          ) : (
            <ul>
              {orders.map((order) => (
                <RecentOrder key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function RecentOrder({
  order: { id, number, customer, createdAt, status, totalCents },
}: {
  readonly order: Order
}) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const name = customer.nombre || t('orders.details.unnamed')
  return (
    <li>
      <LocalizedLink
        to={adminOrderPath(id)}
        aria-label={t('overview.recent.open', { name, number })}
      >
        {name}
      </LocalizedLink>
      <span className={styles.total}>{formatMoney(totalCents, language)}</span>
      <span className={styles.date}>{formatDateTime(createdAt, language)}</span>
      <GoodsChip order={{ status }} />
    </li>
  )
}
