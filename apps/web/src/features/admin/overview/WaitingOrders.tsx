import type { OrderStatus } from '@storefront/domain'
import { ArrowRightIcon, Skeleton } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { orderQueries } from '../orderQueries.ts'
import { noSearch, toAddress } from '../orders/orderSearch.ts'
import list from './OverviewList.module.css'
import styles from './WaitingOrders.module.css'

/** Orders that go no further by themselves, each kind with the way to its list. */
export function WaitingOrders({ className = '' }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('admin')
  return (
    <section className={`${list.list} ${styles.waiting} ${className}`} aria-labelledby="waiting">
      <h2 id="waiting">{t('overview.waiting')}</h2>
      <ul>
        <Waiting status="pending" label={t('overview.pending')} link={t('overview.toPending')} />
        <Waiting status="paid" label={t('overview.paid')} link={t('overview.toPaid')} />
      </ul>
    </section>
  )
}

interface WaitingProps {
  readonly status: OrderStatus
  readonly label: string
  /** The link's name, for those who listen. */
  readonly link: string
}

function Waiting({ status, label, link }: WaitingProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const figures = useQuery(orderQueries.figures(useBackend(), { statuses: [status] }))
  return (
    <li>
      <span>{label}</span>
      <QueryBoundary
        query={figures}
        failed={t('overview.figuresFailed')}
        waiting={<Skeleton className={styles.bone} />}
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
