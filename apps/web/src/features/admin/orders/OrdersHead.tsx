import { ok, type OrderFilter } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDays } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { orderQueries, readOrders } from './orderQueries.ts'
import styles from './Orders.module.css'

/** How many orders the filter lets through, what they come to, and the way to have them all. */
export function OrdersHead({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data } = useQuery(orderQueries.figures(useBackend(), filter))
  return (
    <div className={styles.head}>
      <p role="status">
        {data !== undefined &&
          t('orders.counted', {
            count: data.count,
            number: formatNumber(data.count, language),
            total: formatMoney(data.totalCents, language),
          })}
        <strong>
          <FilteredDays filter={filter} />
        </strong>
      </p>
      <OrdersExport filter={filter} count={data?.count ?? null} />
    </div>
  )
}

/** Of which days: date inputs write them as the browser does, which may be of another language. */
function FilteredDays({ filter: { from, before } }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const days = (first: number, last: number) => formatDays(first, last, language)
  if (from !== undefined && before !== undefined) return days(from, before - 1)
  if (from !== undefined) return t('orders.filter.since', { date: days(from, from) })
  if (before === undefined) return null
  return t('orders.filter.until', { date: days(before - 1, before - 1) })
}

interface OrdersExportProps {
  readonly filter: OrderFilter
  /** How many there are, once it is known. */
  readonly count: number | null
}

/** Exports all orders that the filter lets through, with how far it is and what came of it. */
function OrdersExport({ filter, count }: OrdersExportProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { state, read, run, stop } = useOrdersExport(filter)
  const isBusy = state.status === 'busy'
  const number = (value: number) => formatNumber(value, language)
  return (
    <div className={styles.export}>
      <div className={styles.controls}>
        {isBusy && (
          <>
            <p>
              {t('orders.csv.reading', {
                read: number(read),
                // Orders that came in since they were counted are read too.
                all: number(Math.max(count ?? 0, read)),
              })}
            </p>
            <progress value={read} max={Math.max(count ?? 0, read, 1)} aria-hidden />
            <Button variant="quiet" onClick={stop}>
              {t('orders.csv.stop')}
            </Button>
          </>
        )}
        <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
          {t('orders.csv.export')}
        </Button>
      </div>
      <ActionResult
        state={state}
        done={(exported) =>
          exported !== null && t('orders.csv.done', { count: exported, number: number(exported) })
        }
        failed={t('orders.csv.failed')}
      />
    </div>
  )
}

/** Makes a file of the orders that a filter lets through; leaving the page stops it. */
function useOrdersExport(filter: OrderFilter) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const [read, setRead] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Gives how many were exported, null when it was stopped. */
  async function exportAll() {
    const { signal } = (running.current = new AbortController())
    setRead(0)
    const { orders } = await loadBackend()
    const found = await readOrders(orders, filter, setRead, signal)
    if (found === null) return ok(null)
    // The library comes when there is something to write.
    const { csvFileName, ordersCsv } = await import('./ordersCsv.ts')
    const csv = ordersCsv(found, {
      column: (column) => t(`orders.csv.${column}`),
      status: (status) => t(`orders.statuses.${status}`),
    })
    saveFile(csvFileName(t('orders.csv.file'), found, filter), 'text/csv;charset=utf-8', csv)
    return ok(found.length)
  }

  const action = useAction('The orders could not be exported', exportAll)
  return {
    ...action,
    /** How many orders were read by now. */
    read,
    stop: () => running.current?.abort(),
  }
}
