import {
  dayBefore,
  dayOf,
  monthBefore,
  monthOf,
  type Cents,
  type OrderFigures,
  type Period,
} from '@storefront/domain'
import { Skeleton } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatChange, formatMonth } from '../../../shared/i18n/format.ts'
import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useFigures } from '../orders/FigureQueue.tsx'
import { averageOrder, relativeChange, salesFilter } from './figures.ts'
import styles from './Overview.module.css'

/** The sales of today and of the month compared with the periods before, and the average order. */
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
        renderBefore={({ totalCents }) => t('overview.beforeToday', { total: money(totalCents) })}
      >
        {(sold) => <Sales sold={sold} />}
      </Figure>
      <Figure
        label={t('overview.month', { month })}
        {...monthPast}
        amount={salesOf}
        renderBefore={({ totalCents }) => inMonth(money(totalCents))}
      >
        {(sold) => <Sales sold={sold} />}
      </Figure>
      <Figure
        label={t('overview.average', { month })}
        {...monthPast}
        amount={averageOrder}
        renderBefore={(past) => past.count > 0 && inMonth(money(averageOrder(past) ?? 0))}
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

/** The total of the sales and the number of orders. */
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
  /** The period before, up to the same time. */
  readonly before: Period
  /** The amount to compare, in cents; null if there is none. */
  readonly amount: (sold: OrderFigures) => Cents | null
  /** Describes the figures of the period before. */
  readonly renderBefore: (sold: OrderFigures) => ReactNode
  readonly children: (sold: OrderFigures) => ReactNode
}

function Figure({ label, period, before, amount, renderBefore, children }: FigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('sales', salesFilter(period))
  // If this fails, only the comparison is missing.
  const { data: past } = useFigures('sales', salesFilter(before))
  const now = figures.data && amount(figures.data)
  const change = past && relativeChange(now ?? 0, amount(past) ?? 0)
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <QueryBoundary
          query={figures}
          errorMessage={t('overview.figuresFailed')}
          loading={<Skeleton className={styles.figureBone} />}
        >
          {children}
        </QueryBoundary>
        <p className={styles.before}>
          {now !== undefined && typeof change === 'number' && (
            <span className={styles.change}>{formatChange(change, language)} </span>
          )}
          {past !== undefined && renderBefore(past)}
        </p>
      </dd>
    </div>
  )
}
