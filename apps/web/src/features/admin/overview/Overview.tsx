import { dayOf } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { placeholders, processFacts } from '../../../content/brand.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { areFactsExamples, processFactNames } from '../../process/facts.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import { Queue } from '../queue/Queue.tsx'
import { DailySales } from './DailySales.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Overview.module.css'
import { RecentOrders } from './RecentOrders.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { Warnings } from './Warnings.tsx'

/** The shop's overview: the queue, and beside it the figures and the latest orders. */
export function Overview() {
  const { now } = useServices()
  // Fixed when the page opens, so that reloaded figures have the same periods.
  const [openedAt] = useState(now)
  // A shop with orders shows them first, then the steps that are still open.
  const isNew = useQuery(orderQueries.recent(useBackend())).data?.length === 0
  return (
    <div className={styles.overview}>
      <div className={styles.main}>
        {isNew && <FirstSteps />}
        <Queue />
        <Warnings />
        {!isNew && <FirstSteps />}
      </div>
      <div className={styles.side}>
        <SalesFigures now={openedAt} />
        <DailySales today={dayOf(openedAt).from} />
        <RecentOrders />
      </div>
      <Placeholders />
    </div>
  )
}

/** The parts of the site's content that are still placeholders, and the figures that only the owner can give. */
function Placeholders() {
  const { t } = useTranslation(['admin', 'process'])
  const missing = processFactNames.filter((name) => processFacts[name] === null)
  if (placeholders.length + missing.length === 0) return null
  return (
    <ul className={styles.placeholders}>
      {placeholders.map((name) => (
        <li key={name}>{t(`overview.placeholders.${name}`)}</li>
      ))}
      {missing.length > 0 && (
        <li>
          {t('overview.placeholders.facts', {
            names: missing.map((name) => t(`process:facts.${name}.label`)).join(', '),
          })}
          {areFactsExamples && ` ${t('overview.placeholders.exampleFacts')}`}
        </li>
      )}
    </ul>
  )
}
