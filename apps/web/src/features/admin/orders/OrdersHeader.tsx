import { ok, soldStatuses, type OrderFilter } from '@storefront/domain'
import { formatDays, formatMoney, formatNumber, wayContext } from '@storefront/i18n'
import { Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { downloadFile } from '../../../shared/downloadFile.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { orderQueries, readOrders } from './orderQueries.ts'
import styles from './Orders.module.css'

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

/** The number and the total of the orders that match the filter, and their export. */
export function OrdersHeader({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data = [] } = useQuery(orderQueries.figures(useBackend(), countedFilters(filter)))
  const [sold, apart] = data
  const count = sold === undefined ? null : sold.count + (apart?.count ?? 0)
  return (
    <div className={styles.head}>
      <p role="status">
        {sold !== undefined &&
          t('orders.counted', {
            count: sold.count,
            number: formatNumber(sold.count, language),
            total: formatMoney(sold.totalCents, language),
          })}{' '}
        {apart !== undefined && apart.count > 0 && (
          <span>
            {t('orders.apart', { count: apart.count, number: formatNumber(apart.count, language) })}
          </span>
        )}{' '}
        <strong>
          <FilteredDays filter={filter} />
        </strong>
      </p>
      <OrdersExport filter={filter} count={count} />
    </div>
  )
}

/** The filter's days in the site's language, because date inputs use the browser's. */
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
  /** The number of orders; null while it is unknown. */
  readonly count: number | null
}

/** The button that exports all orders that match the filter to a file. Leaving the page stops the export. */
function OrdersExport({ filter, count }: OrdersExportProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
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
      lines: t('orders.export.lines'),
      totals: t('orders.export.totals'),
      column: (column) => t(`orders.export.${column}`),
      idKind: (kind) => t(`orders.idKinds.${kind}`),
      status: (order) => t(`orders.states.${order.status}`, wayContext(order)),
      money: (money) => t(`orders.states.${money}`),
      method: (method, order) => t(`orders.payment.${method}`, wayContext(order)),
    })
    downloadFile(sheetFileName(t('orders.export.file'), found, filter), file)
    return ok(found.length)
  }

  const number = (value: number) => formatNumber(value, language)
  return (
    <div className={styles.export}>
      <div className={styles.controls}>
        {isBusy && (
          <>
            <p>
              {t('orders.export.reading', {
                read: number(read),
                // Orders that were placed after the count are loaded too.
                all: number(Math.max(count ?? 0, read)),
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
        done={(exported) =>
          exported !== null &&
          t('orders.export.done', { count: exported, number: number(exported) })
        }
        errorMessage={t('orders.export.failed')}
      />
    </div>
  )
}
