import type { Order } from '@storefront/domain'
import { ArrowRightIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDate, formatMoney } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { orderPath } from '../orderPath.ts'
import { StatusChip } from '../StatusChip.tsx'
import styles from './OrderList.module.css'

/** Orders as lines of a ledger; each leads to its own page. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <ul role="list" className={styles.orders}>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderEntry({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const bottles = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.order}>
      <h2 className={styles.number}>
        <LocalizedLink to={orderPath(order.id)} aria-label={t('openNamed', { id: order.id })}>
          {order.id}
        </LocalizedLink>
      </h2>
      <p className={styles.date}>{formatDate(order.createdAt, language)}</p>
      <p className={styles.status}>
        <StatusChip status={order.status} />
      </p>
      <p className={styles.bottles}>{t('bottles', { count: bottles })}</p>
      <p className={styles.total}>{formatMoney(order.totalCents, language)}</p>
      <ArrowRightIcon className={styles.arrow} />
    </li>
  )
}
