import { dayOf } from '@storefront/domain'
import { useState } from 'react'

import { placeholders } from '../../../content/brand.ts'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'
import { useServices } from '../../../shared/services.tsx'
import { Attention } from './Attention.tsx'
import styles from './Overview.module.css'
import { RecentOrders } from './RecentOrders.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SalesOfDays } from './SalesOfDays.tsx'

/** The shop at a glance: what waits for the admin, what was sold, what came in last. */
export function Overview() {
  const { now } = useServices()
  // As of when the page was opened: figures that are asked for anew keep their periods.
  const [openedAt] = useState(now)
  return (
    <div className={styles.overview}>
      <Attention now={openedAt} />
      <SalesFigures now={openedAt} />
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
