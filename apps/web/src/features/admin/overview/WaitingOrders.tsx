import { type OrderFilter, pendingOlderThan, toTimeInput } from '@storefront/domain'
import { ArrowRightIcon, Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'

import { formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { settingsQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { noSearch, toAddress } from '../orders/orderSearch.ts'
import { useFigures } from './FigureQueue.tsx'
import styles from './Overview.module.css'

/** Orders that go no further by themselves, each kind with the way to its list. */
export function WaitingOrders({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin')
  const settings = useQuery(settingsQueries.shop(useBackend()))
  const days = settings.data?.pendingDays
  return (
    <section className={`${styles.list} ${styles.waiting}`} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      <ul>
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
        {settings.isPending && (
          <li>
            <Skeleton className={styles.countBone} />
          </li>
        )}
        {days !== undefined && <StaleCount days={days} now={now} />}
      </ul>
    </section>
  )
}

/** Pending orders that have waited for longer than the settings say, to be cancelled or taken on. */
function StaleCount({ days, now }: { readonly days: number; readonly now: number }) {
  const { t } = useTranslation('admin')
  const filter = pendingOlderThan(days, now)
  const [lastDay = ''] = toTimeInput(filter.before - 1).split('T')
  return (
    <WaitingCount
      filter={filter}
      label={t('overview.stale', { days })}
      link={t('overview.toStale', { days })}
      to={toAddress({ ...noSearch, status: 'pending', to: lastDay })}
    />
  )
}

interface WaitingCountProps {
  readonly filter: OrderFilter
  readonly label: string
  /** The link's name, for those who listen. */
  readonly link: string
  /** What the list of them is asked for by. */
  readonly to: string
}

function WaitingCount({ filter, label, link, to }: WaitingCountProps) {
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
          <LocalizedLink
            to={`/dashboard/orders${to}`}
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
