import { moneyOf, owedOf, type Money, type Order } from '@storefront/domain'
import { formatDateTime, formatMoney, wayContext } from '@storefront/i18n'
import { Chip, Table, type ChipProps, type TableColumn } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { GoodsChip } from './GoodsChip.tsx'
import { adminOrderPath } from './orderQueries.ts'
import styles from './OrdersTable.module.css'
import { SelectOrder, type Selection } from './SelectionBar.tsx'

interface OrdersTableProps {
  readonly orders: readonly Order[]
  /** Whether those that have waited longest come first. */
  readonly isOwed: boolean
  /** Whether other orders are loading. */
  readonly isBusy: boolean
  readonly selection: Selection
}

/**
 * The orders in a table. The number of an order is a link to its page; the link's URL contains the query of
 * the list.
 */
export function OrdersTable({ orders, isOwed, isBusy, selection }: OrdersTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { search, state } = useLocation()
  const hasCheckboxes = orders.some(selection.isSelectable)
  const columns: readonly TableColumn<Order>[] = [
    {
      id: 'number',
      header: t('orders.details.title'),
      renderCell: (order) => (
        <>
          <SelectOrder
            selection={selection}
            order={order}
            label={t('orders.bulk.select', { number: order.number })}
            className={styles.box}
          />
          <LocalizedLink
            to={adminOrderPath(order.id, search)}
            state={state}
            className={styles.number}
            aria-label={t('orders.open', { number: order.number })}
          >
            {order.number}
          </LocalizedLink>{' '}
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
      renderCell: (order) => <GoodsChip order={order} />,
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
      caption={t(isOwed ? 'orders.listedOwed' : 'orders.listed')}
      aria-busy={isBusy}
      columns={columns}
      rows={orders}
      getRowId={({ id }) => id}
    />
  )
}

/** The payment method of an order and the state of its money; what is due shows once it is to be collected, as in every figure. */
function OrderPaymentState({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const isAhead = moneyOf(order) === 'due' && owedOf(order)?.kind !== 'collect'
  return (
    <div className={styles.payment}>
      <span>{t(`orders.payment.${order.paymentMethod}`, wayContext(order))}</span>{' '}
      {!isAhead && <MoneyChip order={order} />}
    </div>
  )
}

const moneyTones = {
  due: 'attention',
  received: 'success',
  toRefund: 'error',
  refunded: 'muted',
  none: 'muted',
} as const satisfies Record<Money, ChipProps['tone']>

/** The state of an order's money. */
function MoneyChip({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const money = moneyOf(order)
  return <Chip tone={moneyTones[money]}>{t(`orders.states.${money}`)}</Chip>
}
