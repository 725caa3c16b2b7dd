import type { Order, OrderStatus } from '@storefront/domain'
import {
  Checkbox,
  Chip,
  type ChipProps,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrdersTable.module.css'

/** Which of the orders are to be shipped together. */
export interface OrderSelection {
  /** Those that may be. */
  readonly offered: readonly Order[]
  readonly selected: readonly Order[]
  readonly onToggle: (order: Order) => void
}

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly onOpen: (order: Order) => void
  /** Whether other orders are on their way. */
  readonly isBusy?: boolean
  readonly selection?: OrderSelection
}

/** Orders, one a row; the number opens it. */
export function OrdersTable({ orders, onOpen, isBusy = false, selection }: OrdersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const hasBoxes = selection !== undefined && selection.offered.length > 0
  const columns: readonly TableColumn<Order>[] = [
    {
      id: 'number',
      header: t('orders.details.title'),
      renderCell: (order) => (
        <>
          {hasBoxes && <SelectOrder order={order} selection={selection} />}
          <button
            type="button"
            className={styles.number}
            aria-label={t('orders.open', { number: order.id })}
            onClick={() => onOpen(order)}
          >
            {order.id}
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
      renderCell: ({ status }) => <OrderStatusChip status={status} />,
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
      data-boxes={hasBoxes}
      caption={t('orders.listed')}
      aria-busy={isBusy}
      columns={columns}
      rows={orders}
      rowId={({ id }) => id}
    />
  )
}

interface SelectOrderProps {
  readonly order: Order
  readonly selection: OrderSelection
}

/** The box of an order that may be shipped; the others keep its place. */
function SelectOrder({ order, selection: { offered, selected, onToggle } }: SelectOrderProps) {
  const { t } = useTranslation('admin')
  if (!offered.includes(order)) return null
  return (
    <Checkbox
      className={styles.box}
      label={<VisuallyHidden>{t('orders.bulk.select', { number: order.id })}</VisuallyHidden>}
      checked={selected.includes(order)}
      onChange={() => onToggle(order)}
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

/** How an order is paid and whether the money is there, apart from where the bottles are. */
function OrderPaymentState({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.payment}>
      <span>{t(`orders.payment.${order.paymentMethod ?? 'unknown'}`)}</span>{' '}
      <PaymentChip order={order} />
    </div>
  )
}

/** Whether an order's money is there; nothing is awaited of a cancelled one. */
export function PaymentChip({ order: { paymentReceivedAt, status } }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  if (paymentReceivedAt !== null) return <Chip tone="success">{t('orders.payment.received')}</Chip>
  const state = status === 'cancelled' ? 'none' : 'notYet'
  const tone = status === 'cancelled' ? 'quiet' : 'waiting'
  return <Chip tone={tone}>{t(`orders.payment.${state}`)}</Chip>
}
