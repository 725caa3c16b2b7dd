import type { Order } from '@storefront/domain'
import { useState } from 'react'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { FoundOrder } from './FoundOrder.tsx'
import { ListedOrders } from './ListedOrders.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './Orders.module.css'
import { useOrderSearch } from './useOrderSearch.ts'

/** The orders that are searched for, and the one that was opened. */
export function Orders() {
  return (
    <ServerState>
      <SearchedOrders />
    </ServerState>
  )
}

function SearchedOrders() {
  const [search, go] = useOrderSearch()
  const [opened, setOpened] = useState<Order | null>(null)
  return (
    <div className={styles.orders}>
      <OrderFilters search={search} onSearch={go} />
      {search.number === '' ? (
        <ListedOrders search={search} onSearch={go} onOpen={setOpened} />
      ) : (
        <FoundOrder number={search.number} onOpen={setOpened} />
      )}
      {opened !== null && (
        <OrderDetails key={opened.id} order={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}
