import { dayOf } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { placeholders } from '../../../content/brand.ts'
import { useTranslation } from 'react-i18next'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { Attention } from './Attention.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Overview.module.css'
import { RecentOrders } from './RecentOrders.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SalesOfDays } from './SalesOfDays.tsx'

/** The shop at a glance: what waits for the admin, what was sold, what came in last. */
export function Overview() {
  const { now } = useServices()
  // As of when the page was opened: figures that are asked for anew keep their periods.
  const [openedAt] = useState(now)
  // A shop that sells is about its orders first, then about what it still lacks.
  const isNew = useQuery(orderQueries.recent(useBackend())).data?.length === 0
  return (
    <div className={styles.overview}>
      {isNew && <FirstSteps />}
      <Attention now={openedAt} />
      <SalesFigures now={openedAt} />
      {!isNew && <FirstSteps />}
      <SalesOfDays className={styles.chart} today={dayOf(openedAt).from} />
      <RecentOrders />
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
