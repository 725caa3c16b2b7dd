import {
  type Cents,
  dayBefore,
  dayOf,
  monthBefore,
  monthOf,
  type OrderFigures,
  type Period,
} from '@storefront/domain'
import { Skeleton } from '@storefront/ui'
import type { ReactNode } from 'react'

import { formatChange, formatMonth } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useFigures } from '../orders/FigureQueue.tsx'
import { averageOrder, changeSince, soldIn } from './figures.ts'
import styles from './Overview.module.css'

/** Today and the month beside as much of those before, and what an order comes to. */
export function SalesFigures({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const month = formatMonth(now, language)
  const monthPast = { period: monthOf(now), before: monthBefore(now) }
  const inMonth = (total: string) =>
    t('overview.beforeMonth', { month: formatMonth(monthPast.before.from, language), total })
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <dl className={styles.figures}>
      <Figure
        label={t('overview.today')}
        period={dayOf(now)}
        before={dayBefore(now)}
        amount={salesOf}
        then={({ totalCents }) => t('overview.beforeToday', { total: money(totalCents) })}
      >
        {(sold) => <Sales sold={sold} />}
      </Figure>
      <Figure
        label={t('overview.month', { month })}
        {...monthPast}
        amount={salesOf}
        then={({ totalCents }) => inMonth(money(totalCents))}
      >
        {(sold) => <Sales sold={sold} />}
      </Figure>
      <Figure
        label={t('overview.average', { month })}
        {...monthPast}
        amount={averageOrder}
        then={(past) => past.count > 0 && inMonth(money(averageOrder(past) ?? 0))}
      >
        {(sold) => {
          const average = averageOrder(sold)
          return (
            <span className={average === null ? styles.count : styles.money}>
              {average === null ? t('overview.noAverage') : money(average)}
            </span>
          )
        }}
      </Figure>
    </dl>
  )
}

const salesOf = ({ totalCents }: OrderFigures): Cents => totalCents

/** What was sold, and in how many orders. */
function Sales({ sold: { count, totalCents } }: { readonly sold: OrderFigures }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <>
      <span className={styles.money}>{formatMoney(totalCents, language)}</span>{' '}
      <span className={styles.count}>
        {t('overview.orders', { count, number: formatNumber(count, language) })}
      </span>
    </>
  )
}

interface FigureProps {
  readonly label: string
  readonly period: Period
  /** As much of the period before as has passed of this one. */
  readonly before: Period
  /** What of both is compared; null where there is nothing to. */
  readonly amount: (sold: OrderFigures) => Cents | null
  /** What is said of that. */
  readonly then: (sold: OrderFigures) => ReactNode
  readonly children: (sold: OrderFigures) => ReactNode
}

function Figure({ label, period, before, amount, then, children }: FigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('sales', soldIn(period))
  // Without it the figure itself is none the worse.
  const { data: past } = useFigures('sales', soldIn(before))
  const now = figures.data && amount(figures.data)
  const change = past && changeSince(now ?? 0, amount(past) ?? 0)
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <QueryBoundary
          query={figures}
          failed={t('overview.figuresFailed')}
          waiting={<Skeleton className={styles.figureBone} />}
        >
          {children}
        </QueryBoundary>
        <p className={styles.before}>
          {now !== undefined && typeof change === 'number' && (
            <span className={styles.change}>{formatChange(change, language)} </span>
          )}
          {past !== undefined && then(past)}
        </p>
      </dd>
    </div>
  )
}
