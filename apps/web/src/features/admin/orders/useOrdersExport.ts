import { type OrderFilter, type OutageCode, outageCodeOf } from '@storefront/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { csvFileName } from './csvFileName.ts'
import { downloadCsv } from './downloadCsv.ts'
import { readOrders } from './readOrders.ts'

type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly read: number }
  | { readonly status: 'done'; readonly count: number }
  | { readonly status: 'failed'; readonly code: OutageCode }

interface OrdersExport {
  readonly state: ExportState
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** Makes a file of the orders that a filter lets through; leaving the page stops it. */
export function useOrdersExport(filter: OrderFilter): OrdersExport {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function exportAll(signal: AbortSignal): Promise<ExportState> {
    const { orders } = await loadBackend()
    const found = await readOrders(
      orders,
      filter,
      (read) => setState({ status: 'reading', read }),
      signal,
    )
    if (found === null) return { status: 'idle' }
    // The library comes when there is something to write.
    const { ordersCsv } = await import('./ordersCsv.ts')
    const csv = ordersCsv(found, {
      column: (column) => t(`orders.csv.${column}`),
      status: (status) => t(`orders.statuses.${status}`),
    })
    downloadCsv(csv, csvFileName(t('orders.csv.file'), found, filter))
    return { status: 'done', count: found.length }
  }

  return {
    state,
    async start() {
      const { signal } = (running.current = new AbortController())
      setState({ status: 'reading', read: 0 })
      try {
        setState(await exportAll(signal))
      } catch (error) {
        setState({ status: 'failed', code: outageCodeOf(error) })
      }
    },
    stop: () => running.current?.abort(),
  }
}
