import type { Order, OrderStatus } from '@storefront/domain'
import {
  Checkbox,
  Chip,
  Table,
  VisuallyHidden,
  type ChipProps,
  type TableColumn,
} from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrdersTable.module.css'

/** The selection of orders to ship together. */
export interface OrderSelection {
  /** The orders that can be selected. */
  readonly shippable: readonly Order[]
  readonly selected: readonly Order[]
  readonly onToggle: (order: Order) => void
}

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly onOpen: (order: Order) => void
  /** Whether other orders are loading. */
  readonly isBusy?: boolean
  readonly selection?: OrderSelection
}

/** The orders in a table. The number of an order is a button that opens it. */
export function OrdersTable({ orders, onOpen, isBusy = false, selection }: OrdersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const hasCheckboxes = selection !== undefined && selection.shippable.length > 0
  const columns: readonly TableColumn<Order>[] = [
    {
      id: 'number',
      header: t('orders.details.title'),
      renderCell: (order) => (
        <>
          {hasCheckboxes && <SelectOrder order={order} selection={selection} />}
          <button
            type="button"
            className={styles.number}
            aria-label={t('orders.open', { number: order.number })}
            onClick={() => onOpen(order)}
          >
            {order.number}
          </button>{' '}
          <span className={styles.date}>{formatDateTime(order.createdAt, language)}</span>
        </>
      ),
    },
    {
      id: 'buyer',
      header: t('orders.buyer'),
      renderCell: ({ customer }) => customer.nombre || t('orders.details.unnamed'),
    },
    {
      id: 'status',
      header: t('orders.status'),
      renderCell: ({ status }) => <AdminStatusChip status={status} />,
    },
    {
      id: 'payment',
      header: t('orders.payment.title'),
      renderCell: (order) => <OrderPaymentState order={order} />,
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
      data-boxes={hasCheckboxes}
      caption={t('orders.listed')}
      aria-busy={isBusy}
      columns={columns}
      rows={orders}
      getRowId={({ id }) => id}
    />
  )
}

interface SelectOrderProps {
  readonly order: Order
  readonly selection: OrderSelection
}

/** The checkbox of an order that is ready for shipping. */
function SelectOrder({ order, selection: { shippable, selected, onToggle } }: SelectOrderProps) {
  const { t } = useTranslation('admin')
  if (!shippable.includes(order)) return null
  return (
    <Checkbox
      className={styles.box}
      label={<VisuallyHidden>{t('orders.bulk.select', { number: order.number })}</VisuallyHidden>}
      checked={selected.includes(order)}
      onChange={() => onToggle(order)}
    />
  )
}

const tones = {
  pending: 'attention',
  paid: 'attention',
  shipped: 'neutral',
  delivered: 'success',
  cancelled: 'muted',
} as const satisfies Record<OrderStatus, ChipProps['tone']>

/** The status of an order, with colours and words for admins: a paid order waits for shipping. */
export function AdminStatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('admin')
  return <Chip tone={tones[status]}>{t(`orders.statuses.${status}`)}</Chip>
}

/** The payment method of an order and whether the payment was received. */
function OrderPaymentState({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.payment}>
      <span>{t(`orders.payment.${order.paymentMethod ?? 'unknown'}`)}</span>{' '}
      <PaymentChip order={order} />
    </div>
  )
}

/** Whether the payment of an order was received. A cancelled order needs none. */
export function PaymentChip({ order: { paymentReceivedAt, status } }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  if (paymentReceivedAt !== null) return <Chip tone="success">{t('orders.payment.received')}</Chip>
  const state = status === 'cancelled' ? 'none' : 'notYet'
  const tone = status === 'cancelled' ? 'muted' : 'attention'
  return <Chip tone={tone}>{t(`orders.payment.${state}`)}</Chip>
}
