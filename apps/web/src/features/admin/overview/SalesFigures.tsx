import {
  dayBefore,
  dayOf,
  monthBefore,
  monthNameOf,
  monthOf,
  type Cents,
  type OrderFigures,
} from '@storefront/domain'
import { formatChange, formatMoney, formatMonth, formatNumber } from '@storefront/i18n'
import { Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { lastWeeks, relativeChange, salesFilter } from './figures.ts'
import styles from './Overview.module.css'
import type { PeriodSales } from './SalesChart.tsx'

/** Loaded after the page, because the chart's library is larger than the page. */
const SalesChart = lazyPart(async () => (await import('./SalesChart.tsx')).SalesChart)

const chartWeeks = 12

/**
 * The sales of today and of the month compared with the periods before, the money that is received, to collect and
 * to refund, and the sales of each of the last weeks. Cancelled and returned orders are no sales.
 */
export function SalesFigures({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const weeks = lastWeeks(now, chartWeeks)
  const figures = useQuery(
    orderQueries.figures(loadBackend, [
      salesFilter(dayOf(now)),
      salesFilter(dayBefore(now)),
      salesFilter(monthOf(now)),
      salesFilter(monthBefore(now)),
      { month: monthNameOf(now) },
      { owed: ['collect'] },
      { owed: ['refund'] },
    ]),
  )
  const weekly = useQuery({
    ...orderQueries.figures(loadBackend, weeks.map(salesFilter)),
    // The figures come first.
    enabled: !figures.isPending,
  })
  return (
    <section className={styles.sales} aria-labelledby="sales">
      <h2 id="sales">{t('overview.salesTitle')}</h2>
      <QueryBoundary
        query={figures}
        errorMessage={t('overview.figuresFailed')}
        loading={<Skeleton shape="block" className={styles.plot} />}
      >
        {(sums) => <Sums now={now} sums={sums} />}
      </QueryBoundary>
      {!figures.isPending && (
        <QueryBoundary
          query={weekly}
          errorMessage={t('overview.figuresFailed')}
          loading={<Skeleton shape="block" className={styles.plot} />}
        >
          {(sold) => (
            <WeeklySales
              weeks={weeks.map(({ from }, index) => ({ ...(sold[index] ?? none), from }))}
            />
          )}
        </QueryBoundary>
      )}
    </section>
  )
}

const none: OrderFigures = { count: 0, totalCents: 0 }

interface SumsProps {
  readonly now: number
  readonly sums: readonly OrderFigures[]
}

function Sums({ now, sums }: SumsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const month = formatMonth(now, language)
  const before = formatMonth(monthBefore(now).from, language)
  const money = (cents: Cents) => formatMoney(cents, language)
  const [today = none, yesterday = none, thisMonth = none, lastMonth = none, ...others] = sums
  const [received = none, collect = none, refund = none] = others
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={t('overview.today')} sold={today} past={yesterday}>
          {t('overview.beforeToday', { total: money(yesterday.totalCents) })}
        </Figure>
        <Figure label={t('overview.month', { month })} sold={thisMonth} past={lastMonth}>
          {t('overview.beforeMonth', { month: before, total: money(lastMonth.totalCents) })}
        </Figure>
      </dl>
      <dl className={styles.sums}>
        {(
          [
            [t('overview.received', { month }), received],
            [t('overview.collect'), collect],
            [t('overview.refund'), refund],
          ] as const
        ).map(([label, { totalCents }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(totalCents)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface FigureProps {
  readonly label: string
  readonly sold: OrderFigures
  /** The sales of the period before, up to the same time. */
  readonly past: OrderFigures
  /** Describes the sales of the period before. */
  readonly children: ReactNode
}

function Figure({ label, sold: { count, totalCents }, past, children }: FigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const change = relativeChange(totalCents, past.totalCents)
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.money}>{formatMoney(totalCents, language)}</span>{' '}
        <span className={styles.count}>
          {t('overview.orders', { count, number: formatNumber(count, language) })}
        </span>
        <p className={styles.before}>
          {change !== null && (
            <span className={styles.change}>{formatChange(change, language)} </span>
          )}
          <span>{children}</span>
        </p>
      </dd>
    </div>
  )
}

/** The sales of each of the last weeks, as a chart. */
function WeeklySales({ weeks }: { readonly weeks: readonly PeriodSales[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const totalCents = weeks.reduce((sum, week) => sum + week.totalCents, 0)
  const total = formatMoney(totalCents, language)
  const isEmpty = totalCents === 0
  return (
    <>
      <header>
        <h3>{t('overview.chart.title')}</h3>
        <p>{isEmpty ? t('overview.chart.none') : t('overview.chart.total', { total })}</p>
      </header>
      <Suspense fallback={<Skeleton shape="block" className={styles.plot} />}>
        <SalesChart
          periods={weeks}
          label={isEmpty ? t('overview.chart.none') : t('overview.chart.picture', { total })}
        />
      </Suspense>
    </>
  )
}
