import { dayOf, monthOf } from '@storefront/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useServices } from '../../../shared/services.tsx'
import { formatMonth } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LowStock } from './LowStock.tsx'
import styles from './Overview.module.css'
import { SalesFigure } from './SalesFigure.tsx'
import { SalesOfDays } from './SalesOfDays.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

/** The shop at a glance: what was sold, what waits for the admin, what is running out. */
export function Overview() {
  return (
    <ServerState>
      <Glance />
    </ServerState>
  )
}

function Glance() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { now } = useServices()
  // As of when the page was opened: figures that are asked for anew keep their periods.
  const [openedAt] = useState(now)
  const today = dayOf(openedAt)
  return (
    <div className={styles.overview}>
      <dl className={styles.figures}>
        <SalesFigure label={t('overview.today')} period={today} />
        <SalesFigure
          label={t('overview.month', { month: formatMonth(openedAt, language) })}
          period={monthOf(openedAt)}
        />
      </dl>
      <WaitingOrders className={styles.waiting} />
      <SalesOfDays className={styles.chart} today={today.from} />
      <LowStock className={styles.stock} />
    </div>
  )
}
