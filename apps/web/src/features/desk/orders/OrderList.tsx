import { defaultShopSettings, type Order, type OrderFilter } from '@storefront/domain'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useTime } from '../../../shared/useTime.ts'
import { useDeskSettings } from '../frame/live.ts'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './OrderList.module.css'
import { orderRows, rowsAfter, type OrderRow } from './orderRows.ts'
import { OrdersTable } from './OrdersTable.tsx'
import { SelectAll, SelectionBar, useSelection } from './SelectionBar.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { useSteps } from './useSteps.tsx'

interface OrderListProps {
  readonly orders: readonly Order[]
  /** What they were found by, which also says how they are sorted. */
  readonly filter: OrderFilter
  /** Names the list, as the query of its URL does: the way back from an order leads there. */
  readonly query: string
  /** At most so many orders are shown. Default: all. */
  readonly limit?: number
  /** Whether other orders are loading. */
  readonly isBusy?: boolean
  /** Beside the checkboxes that select all. */
  readonly tools?: ReactNode
  /** Shown in place of an empty list. */
  readonly empty: ReactNode
}

/** The rows of a list whose step was just taken or undone. */
interface Kept {
  /** The key of the list's entry in the browser's history. */
  readonly list: string
  readonly kept: readonly OrderRow[]
}

/**
 * Orders, each with the button of the step that is owed of it; those to ship or to deliver can be selected and moved
 * together. A row whose step was taken keeps its place while the bar offers to undo it.
 */
export function OrderList(props: OrderListProps) {
  const { orders, filter, query, limit = Infinity, isBusy = false, tools, empty } = props
  const { t } = useTranslation('desk')
  const settings = useDeskSettings().data ?? defaultShopSettings
  const [now] = useTime()
  const { report } = useReport()
  // Another search, or the same one again, starts without a selection.
  const { key } = useLocation()
  const [{ list, kept }, setKept] = useState<Kept>({ list: key, kept: [] })
  // The rows leave together when nothing can be undone any more, and with the list.
  if (list !== key || (report === null && kept.length > 0)) setKept({ list: key, kept: [] })
  const sorted = orderRows(orders, kept, filter, settings, now)
  const open = sorted.filter(({ isDone }) => !isDone).slice(0, limit)
  const rows = sorted.filter((row) => row.isDone || open.includes(row))
  const selectable = open.map(({ order }) => order)
  const selection = useSelection(selectable, key)
  const steps = useSteps({
    onTaken: (outcome) =>
      setKept((before) => ({ ...before, kept: rowsAfter(before.kept, rows, outcome) })),
  })
  return (
    // Takes the focus of a row that leaves, so that the keyboard goes on here.
    <div role="group" aria-label={t('orders.list')} tabIndex={-1} className={styles.list}>
      <div className={styles.tools}>
        <SelectAll selection={selection} orders={selectable} />
        {tools}
      </div>
      {rows.length === 0 ? (
        empty
      ) : (
        <OrdersTable
          rows={rows}
          filter={filter}
          query={query}
          isBusy={isBusy}
          selection={selection}
          steps={steps}
        />
      )}
      <SelectionBar selection={selection} steps={steps} />
      <StepQuestion steps={steps} />
    </div>
  )
}
