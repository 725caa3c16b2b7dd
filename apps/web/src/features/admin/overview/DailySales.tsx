import { Button, Skeleton, Table, type TableColumn } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useFigureQueue } from '../orders/FigureQueue.tsx'
import styles from './DailySales.module.css'
import { dailySalesQuery, salesTotal, type DaySales } from './figures.ts'
import overview from './Overview.module.css'

/** Loaded after the page, because the chart's library is larger than the page. */
const SalesChart = lazyPart(async () => (await import('./SalesChart.tsx')).SalesChart)

const chartDays = 30

interface DailySalesProps {
  /** The start of today in the shop's time zone, in ms since 1970. */
  readonly today: number
}

/** The sales of each of the last days, as a chart and as a table. */
export function DailySales({ today }: DailySalesProps) {
  const { t } = useTranslation('admin')
  const days = useQuery(dailySalesQuery(useBackend(), useFigureQueue(), today, chartDays))
  return (
    <section className={`${overview.section} ${styles.daily}`} aria-labelledby="days">
      <QueryBoundary
        query={days}
        errorMessage={t('overview.figuresFailed')}
        loading={<Skeleton shape="block" className={styles.plot} />}
      >
        {(sold) => <DailySalesContent days={sold} />}
      </QueryBoundary>
    </section>
  )
}

function DailySalesContent({ days }: { readonly days: readonly DaySales[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const totalCents = salesTotal(days)
  const total = formatMoney(totalCents, language)
  const isEmpty = totalCents === 0
  return (
    <>
      <header>
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
      {!isEmpty && <SalesTable days={days} />}
    </>
  )
}

/** The chart's data as a table, newest first; hidden at first. */
function SalesTable({ days }: { readonly days: readonly DaySales[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [isShown, setShown] = useState(false)
  const columns: readonly TableColumn<DaySales>[] = [
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
        <p>{t('overview.withoutCancelled')}</p>
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('overview.chart.hideTable') : t('overview.chart.showTable')}
        </Button>
      </div>
      {isShown && (
        <Table
          caption={t('overview.chart.title')}
          columns={columns}
          rows={days.toReversed()}
          getRowId={({ from }) => String(from)}
        />
      )}
    </div>
  )
}
