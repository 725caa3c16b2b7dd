import { Button, Table, type TableColumn } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDate, formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './SalesTable.module.css'
import type { SoldDay } from './soldOrders.ts'

interface SalesTableProps {
  readonly days: readonly SoldDay[]
  /** What is to be known about the figures. */
  readonly note: string
}

/** The chart's figures to read, newest first; shown when asked for. */
export function SalesTable({ days, note }: SalesTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [isShown, setShown] = useState(false)
  const columns: readonly TableColumn<SoldDay>[] = [
    {
      id: 'day',
      header: t('overview.chart.day'),
      renderCell: ({ from }) => formatDate(from, language),
    },
    {
      id: 'orders',
      header: t('overview.chart.orders'),
      renderCell: ({ count }) => formatNumber(count, language),
      numeric: true,
    },
    {
      id: 'sales',
      header: t('overview.chart.sales'),
      renderCell: ({ totalCents }) => formatMoney(totalCents, language),
      numeric: true,
    },
  ]
  return (
    <div className={styles.table}>
      <div className={styles.foot}>
        <p>{note}</p>
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('overview.chart.hideTable') : t('overview.chart.showTable')}
        </Button>
      </div>
      {isShown && (
        <Table
          caption={t('overview.chart.title')}
          columns={columns}
          rows={days.toReversed()}
          rowId={({ from }) => String(from)}
        />
      )}
    </div>
  )
}
