import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend, useServices } from '../../../shared/services.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { Queue } from '../queue/Queue.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Overview.module.css'
import { SalesFigures } from './SalesFigures.tsx'
import { Warnings } from './Warnings.tsx'

/** The shop's overview: the queue, and beside it the figures. */
export function Overview() {
  const { now } = useServices()
  // Fixed when the page opens, so that reloaded figures have the same periods.
  const [openedAt] = useState(now)
  // A shop with orders shows them first, then the steps that are still open.
  const isNew = useQuery(orderQueries.hasAny(useBackend())).data === false
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
      </div>
    </div>
  )
}
