import { Button, Skeleton, Table, type TableColumn } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { formatDate } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useQueue } from '../orders/FigureQueue.tsx'
import { salesTotal, type SoldDay, soldDaysQuery } from './figures.ts'
import styles from './SalesOfDays.module.css'

/** The chart's library is larger than the page: it comes after it. */
const SalesChart = lazyPart(async () => (await import('./SalesChart.tsx')).SalesChart)

/** Days in the chart. */
const chartDays = 30

interface SalesOfDaysProps {
  /** When the shop's calendar day begins, in ms since 1970. */
  readonly today: number
  readonly className?: string | undefined
}

/** What the last days sold, one by one, as a picture and as a table. */
export function SalesOfDays({ today, className = '' }: SalesOfDaysProps) {
  const { t } = useTranslation('admin')
  const days = useQuery(soldDaysQuery(useBackend(), useQueue(), today, chartDays))
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby="days">
      <QueryBoundary
        query={days}
        failed={t('overview.figuresFailed')}
        waiting={<Skeleton shape="block" className={styles.plot} />}
      >
        {(sold) => <DaysSold days={sold} />}
      </QueryBoundary>
    </section>
  )
}

function DaysSold({ days }: { readonly days: readonly SoldDay[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const total = formatMoney(salesTotal(days), language)
  const isEmpty = salesTotal(days) === 0
  return (
    <>
      <header className={styles.head}>
        <h2 id="days">{t('overview.chart.title')}</h2>
        <p>{t('overview.chart.total', { total, days: days.length })}</p>
      </header>
      {isEmpty && <p className={styles.none}>{t('overview.chart.none')}</p>}
      <Suspense fallback={<Skeleton shape="block" className={styles.plot} />}>
        <SalesChart
          days={days}
          label={isEmpty ? t('overview.chart.none') : t('overview.chart.picture', { total })}
        />
      </Suspense>
      {!isEmpty && <SalesTable days={days} note={t('overview.withoutCancelled')} />}
    </>
  )
}

interface SalesTableProps {
  readonly days: readonly SoldDay[]
  /** What is to be known about the figures. */
  readonly note: string
}

/** The chart's figures to read, newest first; shown when asked for. */
function SalesTable({ days, note }: SalesTableProps) {
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
      <div className={styles.tableFoot}>
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
