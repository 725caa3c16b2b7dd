import type { Order, OrderStatus } from '@storefront/domain'
import { Chip, type ChipProps, Table, type TableColumn } from '@storefront/ui'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { formatDateTime, formatMoney } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './Orders.module.css'

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly onOpen: (order: Order) => void
  /** Whether other orders are on their way. */
  readonly isBusy?: boolean
}

/** Orders, one a row; the number opens it. */
export function OrdersTable({ orders, onOpen, isBusy = false }: OrdersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns: readonly TableColumn<Order>[] = [
    {
      id: 'number',
      header: t('orders.number'),
      renderCell: (order) => (
        <button
          type="button"
          className={styles.number}
          aria-label={t('orders.open', { number: order.id })}
          onClick={() => onOpen(order)}
        >
          {order.id}
        </button>
      ),
    },
    {
      id: 'date',
      header: t('orders.date'),
      renderCell: ({ createdAt }) => formatDateTime(createdAt, language),
    },
    {
      id: 'buyer',
      header: t('orders.buyer'),
      renderCell: ({ customer }) => customer.nombre || t('orders.details.unnamed'),
    },
    {
      id: 'status',
      header: t('orders.status'),
      renderCell: ({ status }) => <OrderStatusChip status={status} />,
    },
    {
      id: 'total',
      header: t('orders.total'),
      renderCell: ({ totalCents }) => formatMoney(totalCents, language),
      numeric: true,
    },
  ]
  return (
    <Table
      className={styles.table}
      caption={t('orders.listed')}
      aria-busy={isBusy}
      columns={columns}
      rows={orders}
      rowId={({ id }) => id}
    />
  )
}

const tones = {
  pending: 'waiting',
  paid: 'waiting',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** Where an order stands, in words. */
export function OrderStatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('admin')
  return <Chip tone={tones[status]}>{t(`orders.statuses.${status}`)}</Chip>
}
