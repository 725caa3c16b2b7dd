import { type OrderFilter, pendingOlderThan, type Product, toTimeInput } from '@storefront/domain'
import { ArrowRightIcon, Chip, Skeleton } from '@storefront/ui'
import type { ReactNode } from 'react'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { noSearch, toAddress } from '../orders/orderSearch.ts'
import { editAddress } from '../products/productForm.ts'
import styles from './Attention.module.css'
import { useFigures } from '../orders/FigureQueue.tsx'
import { CancelStale, CancelStaleResult, useCancelStale } from './CancelStale.tsx'
import { isRunningOut, isWithoutStrength, lowStock } from './figures.ts'

/** What goes no further by itself: orders, bottles, the admin's own address; each with the way to it. */
export function Attention({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin')
  const settings = useConfirmedQuery(settingsQuery(useServices()))
  const days = settings.data?.pendingDays
  const cancelling = useCancelStale()
  return (
    <section className={styles.attention} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      <ul className={styles.counts}>
        <WaitingCount
          filter={{ statuses: ['pending'] }}
          label={t('overview.pending')}
          link={t('overview.toPending')}
          to={toAddress({ ...noSearch, status: 'pending' })}
        />
        <WaitingCount
          filter={{ statuses: ['paid'] }}
          label={t('overview.paid')}
          link={t('overview.toPaid')}
          to={toAddress({ ...noSearch, status: 'paid' })}
        />
        {days !== undefined && <StaleCount days={days} now={now} cancelling={cancelling} />}
      </ul>
      <CancelStaleResult {...cancelling} />
      <BottlesAndAddress />
    </section>
  )
}

interface StaleCountProps {
  readonly days: number
  readonly now: number
  readonly cancelling: ReturnType<typeof useCancelStale>
}

/** Pending orders that have waited for longer than the settings say, to be cancelled or taken on. */
function StaleCount({ days, now, cancelling }: StaleCountProps) {
  const { t } = useTranslation('admin')
  const filter = pendingOlderThan(days, now)
  const [lastDay = ''] = toTimeInput(filter.before - 1).split('T')
  return (
    <WaitingCount
      filter={filter}
      label={t('overview.stale.label', { count: days })}
      link={t('overview.stale.link', { count: days })}
      to={toAddress({ ...noSearch, status: 'pending', to: lastDay })}
    >
      {(count) => <CancelStale cancelling={cancelling} filter={filter} count={count} />}
    </WaitingCount>
  )
}

interface WaitingCountProps {
  readonly filter: OrderFilter
  readonly label: string
  /** The link's name, for those who listen. */
  readonly link: string
  /** What the list of them is asked for by. */
  readonly to: string
  /** What can be done about all of them at once. */
  readonly children?: (count: number) => ReactNode
}

function WaitingCount({ filter, label, link, to, children }: WaitingCountProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useFigures('attention', filter)
  return (
    <li>
      <span>{label}</span>
      <QueryBoundary
        query={figures}
        failed={t('overview.figuresFailed')}
        waiting={<Skeleton className={styles.countBone} />}
      >
        {({ count }) => (
          <>
            <LocalizedLink
              to={`/dashboard/orders${to}`}
              aria-label={`${formatNumber(count, language)}: ${link}`}
              data-none={count === 0 || undefined}
            >
              {formatNumber(count, language)}
              <ArrowRightIcon />
            </LocalizedLink>
            {children?.(count)}
          </>
        )}
      </QueryBoundary>
    </li>
  )
}

function BottlesAndAddress() {
  const { t } = useTranslation('admin')
  const session = useSession()
  const products = useConfirmedQuery(productsQuery(useServices()))
  const isUnverified = session.status === 'signed-in' && !session.account.emailVerified
  return (
    <QueryBoundary query={products} failed={t('overview.stock.failed')}>
      {(all) => (
        <>
          <ul className={styles.notes} aria-label={t('overview.notes')}>
            {isUnverified && (
              <li>
                <LocalizedLink to="/userProfile">{t('overview.emailUnverified')}</LocalizedLink>
                <Chip tone="waiting">{t('users.unverified')}</Chip>
              </li>
            )}
            {all.filter(isRunningOut).map((product) => (
              <LowStock key={product.id} product={product} />
            ))}
            {all.filter(isWithoutStrength).map(({ id, name }) => (
              <li key={id}>
                <LocalizedLink
                  to={editAddress(id)}
                  aria-label={t('overview.strength.edit', { name })}
                >
                  {name}
                </LocalizedLink>
                <Chip tone="waiting">{t('overview.strength.missing')}</Chip>
              </li>
            ))}
          </ul>
          {!all.some(isRunningOut) && (
            <p className={styles.enough}>{t('overview.stock.enough', { limit: lowStock })}</p>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

/** A product with few bottles left, with the way to where its stock is set. */
function LowStock({ product: { id, name, stock } }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  return (
    <li>
      <LocalizedLink to={editAddress(id)} aria-label={t('overview.stock.edit', { name })}>
        {name}
      </LocalizedLink>
      <Chip tone={stock === 0 ? 'error' : 'waiting'}>
        {stock === 0
          ? t('overview.stock.none')
          : t('overview.stock.bottles', { count: stock ?? 0, number: String(stock) })}
      </Chip>
    </li>
  )
}
