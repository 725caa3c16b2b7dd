import type { OrderFilter } from '@storefront/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { saveFile } from '../../../shared/saveFile.ts'
import { useAction } from '../frame/useAction.ts'
import { csvFileName } from './csvFileName.ts'
import { readOrders } from './readOrders.ts'

type Exported = { readonly type: 'stopped' } | { readonly type: 'done'; readonly count: number }

/** Makes a file of the orders that a filter lets through; leaving the page stops it. */
export function useOrdersExport(filter: OrderFilter) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const [read, setRead] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function exportAll(): Promise<Exported> {
    const { signal } = (running.current = new AbortController())
    setRead(0)
    const { orders } = await loadBackend()
    const found = await readOrders(orders, filter, setRead, signal)
    if (found === null) return { type: 'stopped' }
    // The library comes when there is something to write.
    const { ordersCsv } = await import('./ordersCsv.ts')
    const csv = ordersCsv(found, {
      column: (column) => t(`orders.csv.${column}`),
      status: (status) => t(`orders.statuses.${status}`),
    })
    saveFile(csvFileName(t('orders.csv.file'), found, filter), 'text/csv;charset=utf-8', csv)
    return { type: 'done', count: found.length }
  }

  return {
    ...useAction('The orders could not be exported', exportAll),
    /** How many orders were read by now. */
    read,
    stop: () => running.current?.abort(),
  }
}
