import { useQuery } from '@tanstack/react-query'

import { useBackend } from '../../../shared/services.tsx'
import { useTime } from '../../../shared/useTime.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import { BeforeSelling } from './BeforeSelling.tsx'
import styles from './Overview.module.css'
import { Restock } from './Restock.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { ToDo } from './ToDo.tsx'

/** The shop's overview: what is to do, and beside it the figures. */
export function Overview() {
  const [time] = useTime()
  // A shop with orders shows them first, then what it still lacks.
  const isNew = useQuery(orderQueries.hasAny(useBackend())).data === false
  return (
    <div className={styles.overview}>
      <div className={styles.main}>
        {isNew && <BeforeSelling />}
        <ToDo />
        <Restock />
        {!isNew && <BeforeSelling />}
      </div>
      <div className={styles.side}>
        <SalesFigures now={time} />
      </div>
    </div>
  )
}
