import { dayOf, monthOf, type OrderStatus, type Period, type Product } from '@storefront/domain'
import { ArrowRightIcon, Chip, Skeleton } from '@storefront/ui'
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
import { noSearch, toAddress } from '../orders/orderSearch.ts'
import { editAddress } from '../products/productForm.ts'
import { FigureQueue, useFigures } from './FigureQueue.tsx'
import { isRunningOut, lowStock, soldIn } from './figures.ts'
import styles from './Overview.module.css'
import { SalesOfDays } from './SalesOfDays.tsx'

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
      <WaitingOrders />
      <dl className={styles.figures}>
        <SalesFigure label={t('overview.today')} period={today} />
        <SalesFigure
          label={t('overview.month', { month: formatMonth(openedAt, language) })}
          period={monthOf(openedAt)}
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
}

/** What was sold in a period, and in how many orders. */
function SalesFigure({ label, period }: SalesFigureProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('sales', soldIn(period))
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
              </span>
            </>
          )}
        </QueryBoundary>
      </dd>
    </div>
  )
}

/** Orders that go no further by themselves, each kind with the way to its list. */
function WaitingOrders() {
  const { t } = useTranslation('admin')
  return (
    <section className={`${styles.list} ${styles.waiting}`} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      <ul>
        <WaitingCount
          status="pending"
          label={t('overview.pending')}
          link={t('overview.toPending')}
        />
        <WaitingCount status="paid" label={t('overview.paid')} link={t('overview.toPaid')} />
      </ul>
    </section>
  )
}

interface WaitingCountProps {
  readonly status: OrderStatus
  readonly label: string
  /** The link's name, for those who listen. */
  readonly link: string
}

function WaitingCount({ status, label, link }: WaitingCountProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('attention', { statuses: [status] })
  return (
    <li>
      <span>{label}</span>
      <QueryBoundary
        query={figures}
        failed={t('overview.figuresFailed')}
        waiting={<Skeleton className={styles.countBone} />}
      >
        {({ count }) => (
          <LocalizedLink
            to={`/dashboard/orders${toAddress({ ...noSearch, status })}`}
            aria-label={`${formatNumber(count, language)}: ${link}`}
          >
            {formatNumber(count, language)}
            <ArrowRightIcon />
          </LocalizedLink>
        )}
      </QueryBoundary>
    </li>
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
