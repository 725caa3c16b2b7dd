import {
  dayBefore,
  dayOf,
  monthBefore,
  monthOf,
  type Cents,
  type OrderFigures,
  type OrderFilter,
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
import { relativeChange, salesFilter } from './figures.ts'
import styles from './Overview.module.css'

/**
 * The sales of today and of the month compared with the periods before, and the money that is received, due
 * and to refund.
 */
export function SalesFigures({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const month = formatMonth(now, language)
  const before = monthBefore(now)
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <section className={styles.sales} aria-labelledby="sales">
      <h2 id="sales">{t('overview.salesTitle')}</h2>
      <dl className={styles.figures}>
        <Figure
          label={t('overview.today')}
          period={dayOf(now)}
          before={dayBefore(now)}
          renderBefore={(cents) => t('overview.beforeToday', { total: money(cents) })}
        />
        <Figure
          label={t('overview.month', { month })}
          period={monthOf(now)}
          before={before}
          renderBefore={(cents) =>
            t('overview.beforeMonth', {
              month: formatMonth(before.from, language),
              total: money(cents),
            })
          }
        />
      </dl>
      <dl className={styles.sums}>
        <Sum label={t('overview.received', { month })} filter={{ received: monthOf(now) }} />
        <Sum label={t('overview.due')} filter={{ money: 'due' }} />
        <Sum label={t('overview.toRefund')} filter={{ money: 'toRefund' }} />
      </dl>
    </section>
  )
}

interface SumProps {
  readonly label: string
  readonly filter: OrderFilter
}

/** The total of the orders that match a filter. */
function Sum({ label, filter }: SumProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <QueryBoundary
          query={useFigures('sales', filter)}
          errorMessage={t('overview.figuresFailed')}
          loading={<Skeleton className={styles.sumBone} />}
        >
          {({ totalCents }) => formatMoney(totalCents, language)}
        </QueryBoundary>
      </dd>
    </div>
  )
}

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
  /** Describes the sales of the period before, in cents. */
  readonly renderBefore: (cents: Cents) => ReactNode
}

function Figure({ label, period, before, renderBefore }: FigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('sales', salesFilter(period))
  // Without an error message: if this fails, only the comparison is missing.
  const { data: past } = useFigures('sales', salesFilter(before))
  const totalCents = figures.data?.totalCents
  const change = past && relativeChange(totalCents ?? 0, past.totalCents)
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <QueryBoundary
          query={figures}
          errorMessage={t('overview.figuresFailed')}
          loading={<Skeleton className={styles.figureBone} />}
        >
          {(sold) => <Sales sold={sold} />}
        </QueryBoundary>
        <p className={styles.before}>
          {totalCents !== undefined && typeof change === 'number' && (
            <span className={styles.change}>{formatChange(change, language)} </span>
          )}
          {past !== undefined && <span>{renderBefore(past.totalCents)}</span>}
        </p>
      </dd>
    </div>
  )
}
