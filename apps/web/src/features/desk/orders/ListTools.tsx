import {
  dayOf,
  lastDays,
  monthOf,
  ok,
  soldStatuses,
  toTimeInput,
  type OrderFilter,
  type Period,
} from '@storefront/domain'
import { formatDays, formatMoney, wayContext } from '@storefront/i18n'
import { Button, buttonAttributes, Field } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { downloadFile } from '../../../shared/downloadFile.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { useTime } from '../../../shared/useTime.ts'
import { useSearchField } from '../frame/useSearchField.ts'
import styles from './ListTools.module.css'
import { orderQueries, readOrders } from './orderQueries.ts'
import { emptySearch, enterKey, isFiltered, type OrderSearch } from './orderSearch.ts'

/**
 * The filters whose figures stand above the list: the orders that match and, where the list has all of them, those that
 * were cancelled or came back, which are no sales.
 */
function countedFilters(filter: OrderFilter): readonly OrderFilter[] {
  if (filter.statuses !== undefined || filter.owed !== undefined) return [filter]
  return [
    { ...filter, statuses: soldStatuses },
    { ...filter, statuses: ['cancelled', 'returned'] },
  ]
}

interface ListToolsProps {
  readonly search: OrderSearch
  readonly filter: OrderFilter
  readonly onSearch: (changes: Partial<OrderSearch>) => void
}

/** How many orders match, which days, and what can be done with all of them: filter by days, export, enter another one. */
export function ListTools({ search, filter, onSearch }: ListToolsProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { data = [] } = useQuery(orderQueries.figures(useBackend(), countedFilters(filter)))
  const [sold, apart] = data
  const [isOpen, setOpen] = useState(search.from !== '' || search.to !== '')
  const count = sold === undefined ? null : sold.count + (apart?.count ?? 0)
  return (
    <>
      <p role="status" className={styles.counted}>
        {sold !== undefined &&
          t(countedWords(filter), {
            count: sold.count,
            total: formatMoney(sold.totalCents, language),
          })}{' '}
        {apart !== undefined && apart.count > 0 && (
          <span>{t('orders.apart', { count: apart.count })}</span>
        )}{' '}
        <strong>
          <FilteredDays filter={filter} />
        </strong>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('orders.filter.fold')}
        </Button>
        <OrdersExport filter={filter} count={count} />
        <LocalizedLink
          to={`/dashboard/orders?${enterKey}`}
          {...buttonAttributes({ variant: 'quiet' })}
        >
          {t('orders.desk.enter')}
        </LocalizedLink>
      </div>
      {isOpen && <DaysForm search={search} onSearch={onSearch} />}
    </>
  )
}

/** The words for the sum of a filter: what is owed, of several kinds only their number, or the total. */
function countedWords({ owed = [] }: OrderFilter) {
  const [kind] = owed
  if (owed.length > 1) return 'orders.countedAs.todo'
  return kind === 'collect' || kind === 'refund'
    ? (`orders.countedAs.${kind}` as const)
    : 'orders.counted'
}

/** The filter's days in the site's language, because date inputs use the browser's. */
function FilteredDays({ filter: { from, before } }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const days = (first: number, last: number) => formatDays(first, last, language)
  if (from !== undefined && before !== undefined) return days(from, before - 1)
  if (from !== undefined) return t('orders.filter.since', { date: days(from, from) })
  if (before === undefined) return null
  return t('orders.filter.until', { date: days(before - 1, before - 1) })
}

interface OrdersExportProps {
  readonly filter: OrderFilter
  /** The number of orders; null while it is unknown. */
  readonly count: number | null
}

/** The button that exports all orders that match the filter to a file. Leaving the page stops the export. */
function OrdersExport({ filter, count }: OrdersExportProps) {
  const { t } = useTranslation('desk')
  const loadBackend = useBackend()
  /** The number of orders loaded so far. */
  const [read, setRead] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { state, run } = useAction('The orders could not be exported', exportAll)
  const isBusy = state.status === 'busy'

  /** Returns the number of exported orders, or null if the export was stopped. */
  async function exportAll() {
    const { signal } = (running.current = new AbortController())
    setRead(0)
    const { orders } = await loadBackend()
    const found = await readOrders(orders, filter, setRead, signal)
    if (found === null) return ok(null)
    // Loads the library only when it is needed.
    const { ordersSheet, sheetFileName } = await import('../spreadsheets/spreadsheets.ts')
    const file = await ordersSheet(found, {
      sold: t('orders.export.sold'),
      apart: t('orders.export.apart'),
      lines: t('orders.columns.lines'),
      totals: t('orders.columns.total'),
      column: (column) => t(`orders.columns.${column}`),
      idKind: (kind) => t(`orders.idKinds.${kind}`),
      status: (order) => t(`orders.states.${order.status}`, wayContext(order)),
      money: (money) => t(`orders.states.${money}`),
      method: (method, order) => t(`orders.payment.${method}`, wayContext(order)),
    })
    downloadFile(sheetFileName(t('orders.export.file'), found, filter), file)
    return ok(found.length)
  }

  return (
    <div className={styles.export}>
      <div className={styles.controls}>
        {isBusy && (
          <>
            <p>
              {t('orders.export.reading', {
                read,
                // Orders that were placed after the count are loaded too.
                all: Math.max(count ?? 0, read),
              })}
            </p>
            <progress value={read} max={Math.max(count ?? 0, read, 1)} aria-hidden />
            <Button variant="quiet" onClick={() => running.current?.abort()}>
              {t('orders.export.stop')}
            </Button>
          </>
        )}
        <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
          {t('orders.export.action')}
        </Button>
      </div>
      <ActionResult
        state={state}
        done={(exported) => exported !== null && t('orders.export.done', { count: exported })}
        errorMessage={t('orders.export.failed')}
      />
    </div>
  )
}

/** A form for the days of the orders. */
function DaysForm({ search, onSearch }: Omit<ListToolsProps, 'filter'>) {
  const { t } = useTranslation('desk')
  const { from, to } = search
  const field = useSearchField(`${from} ${to}`)
  return (
    <form
      className={styles.filters}
      aria-label={t('orders.filter.label')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const day = (name: string) => {
          const value = form.get(name)
          return typeof value === 'string' ? value : ''
        }
        onSearch({ from: day('from'), to: day('to') })
      }}
    >
      <Presets search={search} onSearch={onSearch} />
      <Field
        ref={field}
        name="from"
        type="date"
        label={t('orders.filter.from')}
        defaultValue={from}
        max={to}
      />
      <Field name="to" type="date" label={t('orders.filter.to')} defaultValue={to} min={from} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          {t('orders.filter.apply')}
        </Button>
        {isFiltered(search) && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button disappears with the filters, so the focus moves to the field.
              field.current?.focus()
              onSearch(emptySearch)
            }}
          >
            {t('orders.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}

const presets = ['today', 'week', 'month'] as const

/** The value of a date input for a time. */
const dayInput = (time: number) => toTimeInput(time).slice(0, 10)

/** Buttons for the most used periods. */
function Presets({ search, onSearch }: Omit<ListToolsProps, 'filter'>) {
  const { t } = useTranslation('desk')
  const [time] = useTime()
  const today = dayOf(time)
  const periods: Record<(typeof presets)[number], Period> = {
    today,
    week: { from: lastDays(time, 7)[0]?.from ?? today.from, before: today.before },
    month: { from: monthOf(time).from, before: today.before },
  }
  return (
    <div className={styles.presets} role="group" aria-label={t('orders.filter.days')}>
      {presets.map((preset) => {
        const from = dayInput(periods[preset].from)
        const to = dayInput(periods[preset].before - 1)
        return (
          <Button
            key={preset}
            variant="quiet"
            aria-pressed={search.from === from && search.to === to}
            onClick={() => onSearch({ from, to })}
          >
            {t(`orders.filter.${preset}`)}
          </Button>
        )
      })}
    </div>
  )
}
