import {
  dayOf,
  monthNameOf,
  monthOf,
  soldStatuses,
  type OrderFigures,
  type Period,
} from '@storefront/domain'
import { formatMoney, formatMonth } from '@storefront/i18n'
import { Skeleton, Text } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import styles from './Overview.module.css'

/** The orders that were placed in a period, without those that were cancelled or came back. */
const soldIn = ({ from, before }: Period) => ({ statuses: soldStatuses, from, before })

/**
 * The sales of today and of the month, and the money that is received, to collect and to refund. Cancelled and returned
 * orders are no sales.
 */
export function SalesFigures({ now }: { readonly now: number }) {
  const { t } = useTranslation('desk')
  const figures = useQuery(
    orderQueries.figures(useBackend(), [
      soldIn(dayOf(now)),
      soldIn(monthOf(now)),
      { month: monthNameOf(now) },
      { owed: ['collect'] },
      { owed: ['refund'] },
    ]),
  )
  return (
    <section className={styles.sales} aria-labelledby="sales">
      <h2 id="sales">{t('overview.salesTitle')}</h2>
      <QueryBoundary
        query={figures}
        errorMessage={t('overview.figuresFailed')}
        loading={<Skeleton shape="block" className={styles.loading} />}
      >
        {(sums) => <Sums now={now} sums={sums} />}
      </QueryBoundary>
    </section>
  )
}

const none: OrderFigures = { count: 0, totalCents: 0 }

interface SumsProps {
  readonly now: number
  readonly sums: readonly OrderFigures[]
}

function Sums({ now, sums }: SumsProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const month = formatMonth(now, language)
  const [today = none, thisMonth = none, received = none, collect = none, refund = none] = sums
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={t('overview.today')} sold={today} />
        <Figure label={t('overview.month', { month })} sold={thisMonth} />
      </dl>
      <dl className={styles.sums}>
        {(
          [
            [t('overview.received', { month }), received],
            [t('orders.filter.views.collect'), collect],
            [t('orders.filter.views.refund'), refund],
          ] as const
        ).map(([label, { totalCents }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(totalCents, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface FigureProps {
  readonly label: string
  readonly sold: OrderFigures
}

function Figure({ label, sold: { count, totalCents } }: FigureProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.money}>{formatMoney(totalCents, language)}</span>{' '}
        <Text as="span" look="soft">
          {t('orders.count', { count })}
        </Text>
      </dd>
    </div>
  )
}
