import { type OrderFilter, outageCodeOf } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { useBackend } from '../../composition/ServicesProvider.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { PageHead } from '../../routes/PageHead.tsx'
import styles from './AdminHomePage.module.css'
import { orderQueries } from './orderQueries.ts'

/** `/dashboard/AdminHome`: what an admin sees first. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} isPrivate />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <ServerState>
        <dl className={styles.figures}>
          <OrderCount label={t('ordersWaiting')} filter={{ statuses: ['pending'] }} />
          <OrderCount label={t('ordersInAll')} filter={{}} />
        </dl>
      </ServerState>
    </div>
  )
}

interface OrderCountProps {
  readonly label: string
  readonly filter: OrderFilter
}

function OrderCount({ label, filter }: OrderCountProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const language = useLanguage()
  const figures = useQuery(orderQueries.figures(useBackend(), filter))
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {figures.isPending && t('shell:loading')}
        {figures.isError && (
          <Banner tone="error">
            {t('countFailed')} {t(`shell:outage.${outageCodeOf(figures.error)}`)}
          </Banner>
        )}
        {figures.isSuccess && formatNumber(figures.data.count, language)}
      </dd>
    </div>
  )
}
