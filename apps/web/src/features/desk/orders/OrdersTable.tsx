import {
  assertNever,
  bottlesOf,
  goodsOf,
  moneyOf,
  orderSort,
  recipientOf,
  type Money,
  type Order,
  type OrderFilter,
  type Owed,
} from '@storefront/domain'
import { formatDateTime, formatDaysAgo, formatMoney, wayContext } from '@storefront/i18n'
import { Button, CheckIcon, Chip, Table, type ChipProps, type TableColumn } from '@storefront/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { placeState } from '../../../shared/navigation/listPlace.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { GoodsChip, waitsForTransfer } from './GoodsChip.tsx'
import { deskOrderPath } from './orderQueries.ts'
import type { OrderRow } from './orderRows.ts'
import styles from './OrdersTable.module.css'
import { SelectOrder, type Selection } from './SelectionBar.tsx'
import { buttonRequest } from './takeSteps.ts'
import { useContactLinks } from './useContactLinks.ts'
import type { Steps } from './useSteps.tsx'

interface OrdersTableProps {
  readonly rows: readonly OrderRow[]
  readonly filter: OrderFilter
  /** The query of the list's URL, with its question mark. */
  readonly query: string
  /** Whether other orders are loading. */
  readonly isBusy: boolean
  readonly selection: Selection
  readonly steps: Steps
}

/** The orders in a table: the number of each is a link to its page, its button takes the step that is owed. */
export function OrdersTable(props: OrdersTableProps) {
  const { rows, filter, query, isBusy, selection, steps } = props
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const location = useLocation()
  const columns: readonly TableColumn<OrderRow>[] = [
    {
      id: 'number',
      header: t('orders.details.title'),
      renderCell: ({ order }) => (
        <>
          <SelectOrder selection={selection} order={order} />
          <LocalizedLink
            to={deskOrderPath(order.id, query)}
            state={placeState(location)}
            className={styles.number}
            aria-label={t('orders.open', { number: order.number })}
          >
            {order.number}
          </LocalizedLink>{' '}
          <span className={styles.caption}>{formatDateTime(order.createdAt, language)}</span>
        </>
      ),
    },
    {
      id: 'buyer',
      header: t('orders.buyer'),
      renderCell: ({ order }) => <Parcel order={order} />,
    },
    {
      id: 'status',
      header: t('orders.status'),
      renderCell: (row) => <OrderState row={row} />,
    },
    {
      id: 'total',
      header: t('orders.columns.total'),
      renderCell: ({ order }) => formatMoney(order.totalCents, language),
      numeric: true,
    },
    {
      id: 'step',
      header: t('orders.step'),
      renderCell: (row) =>
        row.owed === null ? null : (
          <StepButton row={row} owed={row.owed} selection={selection} steps={steps} />
        ),
    },
  ]
  return (
    <Table
      className={styles.table}
      data-boxes={rows.some(({ order }) => selection.isSelectable(order))}
      caption={t(orderSort(filter).field === 'owedSince' ? 'orders.listedOwed' : 'orders.listed')}
      aria-busy={isBusy}
      columns={columns}
      rows={rows}
      getRowId={({ order }) => order.id}
    />
  )
}

/** Whose order it is, how many bottles, and where they go. */
function Parcel({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['desk', 'orders'])
  const { nombre } = order.customer
  const { city, province } = recipientOf(order)
  const bottles = t('orders:bottles', { count: bottlesOf(order.items) })
  const place = city || province
  return (
    <>
      {nombre || t('orders.details.unnamed')}{' '}
      <span className={styles.caption}>
        {order.pickupAddress === '' && place === ''
          ? bottles
          : t('queue.parcel', { bottles, place, ...wayContext(order) })}
      </span>
    </>
  )
}

/** Where bottles and money stand, and what is owed since when; of an order of which nothing is, how it is paid. */
function OrderState({ row }: { readonly row: OrderRow }) {
  const { t } = useTranslation('desk')
  const { order, owed, isDone, isLate, isTransferOverdue } = row
  // What is due shows once it is to be collected, as in every figure, and once.
  const isDueShown = owed?.kind === 'collect' && !waitsForTransfer(order)
  const isOpen = owed !== null && !isDone
  return (
    <div className={styles.state}>
      <div className={styles.chips}>
        <GoodsChip order={order} />{' '}
        {(moneyOf(order) !== 'due' || isDueShown) && <MoneyChip order={order} />}
      </div>
      <span className={styles.caption} data-late={(isOpen && isLate) || undefined}>
        {isOpen ? (
          <OwedText row={row} owed={owed} />
        ) : (
          t(`orders.payment.${order.paymentMethod}`, wayContext(order))
        )}
      </span>
      {isOpen && isTransferOverdue && <WriteLink order={order} />}
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
  const { t } = useTranslation('desk')
  const money = moneyOf(order)
  return <Chip tone={moneyTones[money]}>{t(`orders.states.${money}`)}</Chip>
}

interface OwedProps {
  readonly row: OrderRow
  /** What is owed of it. */
  readonly owed: Owed
}

/** What is owed of an order and since when, and the amount if it is not its total. */
function OwedText({ row: { order, days }, owed: { kind, step } }: OwedProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()

  function textOf(): string {
    const values = { when: formatDaysAgo(days, language), ...wayContext(order) }
    switch (kind) {
      case 'ship':
        return t(order.dueCents > 0 ? 'queue.owed.shipDue' : 'queue.owed.ship', values)
      case 'collect':
        if (goodsOf(order) === 'arrived') return t('queue.owed.delivered', values)
        if (step === 'deliveredAndPaid') return t('queue.owed.cash', values)
        return t('queue.owed.transfer', values)
      case 'refund':
        return t(
          goodsOf(order) === 'closed' ? 'queue.owed.refundClosed' : 'queue.owed.refund',
          values,
        )
      case 'deliver':
        return t('queue.owed.deliver', values)
      default:
        return assertNever(kind)
    }
  }

  const text = textOf()
  if (kind !== 'collect' && kind !== 'refund') return text
  const cents = kind === 'collect' ? order.dueCents : order.toRefundCents
  if (cents === order.totalCents) return text
  return `${t(`queue.amount.${kind}`, { amount: formatMoney(cents, language) })}, ${text}`
}

type StepButtonProps = OwedProps & Pick<OrdersTableProps, 'selection' | 'steps'>

/** The button that takes the step that is owed of an order. */
function StepButton({ row, owed, selection, steps }: StepButtonProps) {
  const { t } = useTranslation('desk')
  const { order, isDone, isLate } = row
  const button = useRef<HTMLButtonElement>(null)
  const label = t(`orders.steps.${owed.step}`, wayContext(order))
  const name = order.customer.nombre || t('orders.details.unnamed')

  // Moves the focus of a removed row to its list; otherwise the keyboard would start at the top of the page. A layout
  // effect, whose cleanup runs while the row is still in the document.
  useLayoutEffect(() => {
    const own = button.current
    const around = own?.closest<HTMLElement>('[role="group"]')
    return () => {
      if (own !== null && own === document.activeElement) around?.focus()
    }
  }, [])

  return (
    <Button
      ref={button}
      // A selection has the filled button.
      variant={isLate && !isDone && selection.selected.length === 0 ? 'primary' : 'secondary'}
      className={styles.action}
      aria-label={`${label}${isDone ? `, ${t('queue.done')}` : ''}: ${order.number}, ${name}`}
      // Done, it keeps its place and does nothing: the bar undoes it.
      aria-disabled={isDone || undefined}
      busy={steps.isBusy && !isDone}
      onClick={() => {
        if (!isDone) steps.ask(buttonRequest(owed.step, [order]))
      }}
    >
      {isDone && <CheckIcon />}
      {label}
    </Button>
  )
}

/** Writes to the buyer: by WhatsApp with the fitting message, or by e-mail if there is no mobile number. */
function WriteLink({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const link = useContactLinks(order).find(({ kind }) => kind !== 'call')
  if (link === undefined) return null
  const words = t(`orders.message.${link.kind}`)
  return (
    <a
      className={styles.write}
      href={link.href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${words}: ${order.number}, ${order.customer.nombre || t('orders.details.unnamed')}`}
    >
      {words}
    </a>
  )
}
