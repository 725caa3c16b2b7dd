import {
  dayBefore,
  dayOf,
  monthBefore,
  monthOf,
  type Period,
  type Product,
} from '@storefront/domain'
import { Chip, Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { formatMoney, formatMonth, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { placeholders } from '../../../content/brand.ts'
import { productQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { editAddress } from '../products/productForm.ts'
import { FigureQueue, useFigures } from './FigureQueue.tsx'
import { isRunningOut, lowStock, soldIn } from './figures.ts'
import styles from './Overview.module.css'
import { SalesOfDays } from './SalesOfDays.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

/** The shop at a glance: what was sold, what waits for the admin, what is running out. */
export function Overview() {
  return (
    <ServerState>
      <FigureQueue>
        <ShopFigures />
      </FigureQueue>
    </ServerState>
  )
}

function ShopFigures() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { now } = useServices()
  // As of when the page was opened: figures that are asked for anew keep their periods.
  const [openedAt] = useState(now)
  const today = dayOf(openedAt)
  return (
    <div className={styles.overview}>
      <WaitingOrders now={openedAt} />
      <dl className={styles.figures}>
        <SalesFigure label={t('overview.today')} period={today} before={dayBefore(openedAt)} />
        <SalesFigure
          label={t('overview.month', { month: formatMonth(openedAt, language) })}
          period={monthOf(openedAt)}
          before={monthBefore(openedAt)}
        />
      </dl>
      <SalesOfDays className={styles.chart} today={today.from} />
      <LowStock />
      <Placeholders />
    </div>
  )
}

/** What of the site's content is not the owner's own yet. */
function Placeholders() {
  const { t } = useTranslation('admin')
  if (placeholders.length === 0) return null
  return (
    <ul className={styles.placeholders}>
      {placeholders.map((name) => (
        <li key={name}>{t(`overview.placeholders.${name}`)}</li>
      ))}
    </ul>
  )
}

interface SalesFigureProps {
  readonly label: string
  readonly period: Period
  /** As much of the period before as has passed of this one. */
  readonly before: Period
}

/** What was sold in a period, and in how many orders. */
function SalesFigure({ label, period, before }: SalesFigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('sales', soldIn(period))
  const past = useFigures('sales', soldIn(before))
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <QueryBoundary
          query={figures}
          failed={t('overview.figuresFailed')}
          waiting={<Skeleton className={styles.figureBone} />}
        >
          {({ count, totalCents }) => (
            <>
              <span className={styles.money}>{formatMoney(totalCents, language)}</span>{' '}
              <span className={styles.count}>
                {t('overview.orders', { count, number: formatNumber(count, language) })}
                {past.data !== undefined &&
                  ` ${t('overview.before', { total: formatMoney(past.data.totalCents, language) })}`}
              </span>
              {past.isPending && <Skeleton className={styles.countBone} />}
            </>
          )}
        </QueryBoundary>
      </dd>
    </div>
  )
}

/** Counted products with few bottles left, each with the way to where its stock is set. */
function LowStock() {
  const { t } = useTranslation('admin')
  const products = useQuery(productQueries.all(useBackend()))
  return (
    <section className={`${styles.list} ${styles.stock}`} aria-labelledby="stock">
      <h2 id="stock">{t('overview.stock.title')}</h2>
      <QueryBoundary query={products} failed={t('overview.stock.failed')}>
        {(all) => <LowStockList products={all.filter(isRunningOut)} />}
      </QueryBoundary>
    </section>
  )
}

function LowStockList({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('admin')
  if (products.length === 0) return <p>{t('overview.stock.enough', { limit: lowStock })}</p>
  return (
    <ul>
      {products.map(({ id, name, stock }) => (
        <li key={id}>
          <LocalizedLink to={editAddress(id)} aria-label={t('overview.stock.edit', { name })}>
            {name}
          </LocalizedLink>
          <Chip tone={stock === 0 ? 'error' : 'waiting'}>
            {stock === 0
              ? t('overview.stock.none')
              : t('overview.stock.bottles', { count: stock ?? 0, number: String(stock) })}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
