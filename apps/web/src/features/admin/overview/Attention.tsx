import { pendingOlderThan, toTimeInput, type OrderFilter, type Product } from '@storefront/domain'
import { ArrowRightIcon, Chip, Skeleton } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { useFigures } from '../orders/FigureQueue.tsx'
import { emptySearch, orderViews, toUrlQuery } from '../orders/orderSearch.ts'
import { isLowOnStock, lacksAlcoholContent, lowStock } from '../products/productChecks.ts'
import { editPath } from '../products/productForm.ts'
import styles from './Attention.module.css'
import {
  CancelStaleOrders,
  CancelStaleOrdersResult,
  useCancelStaleOrders,
} from './CancelStaleOrders.tsx'
import { CrowdedAccounts } from './CrowdedAccounts.tsx'

/** What needs the admin's attention: orders, stocks and the admin's own e-mail address, each with a link. */
export function Attention({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin')
  const settings = useConfirmedQuery(settingsQuery(useServices()))
  const days = settings.data?.pendingDays
  const cancelling = useCancelStaleOrders()
  return (
    <section className={styles.attention} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      <ul className={styles.counts}>
        <WaitingCount
          filter={orderViews.due}
          label={t('overview.due')}
          link={t('overview.toDue')}
          to={toUrlQuery({ ...emptySearch, status: 'due' })}
        />
        <WaitingCount
          filter={orderViews.new}
          label={t('overview.new')}
          link={t('overview.toNew')}
          to={toUrlQuery({ ...emptySearch, status: 'new' })}
        />
        {days !== undefined && <StaleCount days={days} now={now} cancelling={cancelling} />}
      </ul>
      <CrowdedAccounts cancelling={cancelling} />
      <CancelStaleOrdersResult {...cancelling} />
      <AttentionNotes />
    </section>
  )
}

interface StaleCountProps {
  readonly days: number
  readonly now: number
  readonly cancelling: ReturnType<typeof useCancelStaleOrders>
}

/** The orders that have been pending for longer than the settings allow, with a button that cancels them. */
function StaleCount({ days, now, cancelling }: StaleCountProps) {
  const { t } = useTranslation('admin')
  const filter = pendingOlderThan(days, now)
  const [lastDay = ''] = toTimeInput(filter.before - 1).split('T')
  return (
    <WaitingCount
      filter={filter}
      label={t('overview.stale.label', { count: days })}
      link={t('overview.stale.link', { count: days })}
      to={toUrlQuery({ ...emptySearch, status: 'due', to: lastDay })}
    >
      {(count) => <CancelStaleOrders cancelling={cancelling} filter={filter} count={count} />}
    </WaitingCount>
  )
}

interface WaitingCountProps {
  readonly filter: OrderFilter
  readonly label: string
  /** The accessible name of the link, after the count. */
  readonly link: string
  /** The query of the URL that lists these orders. */
  readonly to: string
  /** An action for all of these orders. */
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
        errorMessage={t('overview.figuresFailed')}
        loading={<Skeleton className={styles.countBone} />}
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

/** The admin's unverified address and the products that need attention. */
function AttentionNotes() {
  const { t } = useTranslation('admin')
  const session = useSession()
  const products = useConfirmedQuery(productsQuery(useServices()))
  const isUnverified = session.status === 'signed-in' && !session.account.emailVerified
  return (
    <QueryBoundary query={products} errorMessage={t('overview.stock.failed')}>
      {(all) => (
        <>
          <ul className={styles.notes} aria-label={t('overview.notes')}>
            {isUnverified && (
              <li>
                <LocalizedLink to="/userProfile">{t('overview.emailUnverified')}</LocalizedLink>
                <Chip tone="attention">{t('access.unverified')}</Chip>
              </li>
            )}
            {all.filter(isLowOnStock).map((product) => (
              <LowStock key={product.id} product={product} />
            ))}
            {all.filter(lacksAlcoholContent).map(({ id, name }) => (
              <li key={id}>
                <LocalizedLink to={editPath(id)} aria-label={t('overview.strength.edit', { name })}>
                  {name}
                </LocalizedLink>
                <Chip tone="attention">{t('overview.strength.missing')}</Chip>
              </li>
            ))}
          </ul>
          {!all.some(isLowOnStock) && (
            <p className={styles.enough}>{t('overview.stock.enough', { limit: lowStock })}</p>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

/** A product with few bottles left, with a link to the form that changes its stock. */
function LowStock({ product: { id, name, stock } }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  return (
    <li>
      <LocalizedLink to={editPath(id)} aria-label={t('overview.stock.edit', { name })}>
        {name}
      </LocalizedLink>
      <Chip tone={stock === 0 ? 'error' : 'attention'}>
        {stock === 0
          ? t('overview.stock.none')
          : t('overview.stock.bottles', { count: stock ?? 0, number: String(stock) })}
      </Chip>
    </li>
  )
}
