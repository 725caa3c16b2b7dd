import { Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { formatMoney } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { orderQueries } from '../orderQueries.ts'
import styles from './SalesOfDays.module.css'
import { SalesTable } from './SalesTable.tsx'
import { salesTotal, type SoldDay } from './soldOrders.ts'

/** The chart's library is larger than the page: it comes after it. */
const SalesChart = lazy(async () => ({ default: (await import('./SalesChart.tsx')).SalesChart }))

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
  const days = useQuery(orderQueries.days(useBackend(), today, chartDays))
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby="days">
      <QueryBoundary
        query={days}
        failed={t('overview.figuresFailed')}
        waiting={<Skeleton shape="block" className={styles.plot} />}
      >
        {(sold) => <Days days={sold} />}
      </QueryBoundary>
    </section>
  )
}

function Days({ days }: { readonly days: readonly SoldDay[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const total = formatMoney(salesTotal(days), language)
  return (
    <>
      <header className={styles.head}>
        <h2 id="days">{t('overview.chart.title')}</h2>
        <p>{t('overview.chart.total', { total, days: days.length })}</p>
      </header>
      {salesTotal(days) === 0 ? (
        <p className={styles.none}>{t('overview.chart.none')}</p>
      ) : (
        <>
          <div
            className={styles.plot}
            role="img"
            aria-label={t('overview.chart.picture', { total })}
          >
            <Suspense fallback={<Skeleton shape="block" className={styles.plot} />}>
              <SalesChart days={days} />
            </Suspense>
          </div>
          <SalesTable days={days} note={t('overview.withoutCancelled')} />
        </>
      )}
    </>
  )
}
