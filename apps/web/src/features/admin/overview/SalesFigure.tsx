import type { Period } from '@storefront/domain'
import { Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { orderQueries } from '../orderQueries.ts'
import styles from './SalesFigure.module.css'
import { soldIn } from './soldOrders.ts'

interface SalesFigureProps {
  readonly label: string
  readonly period: Period
}

/** What was sold in a period, and in how many orders. */
export function SalesFigure({ label, period }: SalesFigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useQuery(orderQueries.figures(useBackend(), soldIn(period)))
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <QueryBoundary
          query={figures}
          failed={t('overview.figuresFailed')}
          waiting={<Skeleton className={styles.bone} />}
        >
          {({ count, totalCents }) => (
            <>
              <span className={styles.money}>{formatMoney(totalCents, language)}</span>{' '}
              <span className={styles.count}>
                {t('overview.orders', { count, number: formatNumber(count, language) })}
              </span>
            </>
          )}
        </QueryBoundary>
      </dd>
    </div>
  )
}
