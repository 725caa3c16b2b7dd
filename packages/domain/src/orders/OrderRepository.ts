import type { ListedPage, PageRequest } from '../shared/page.ts'
import type { Order } from './order.ts'
import type { OrderFigures, OrderFilter } from './orderFilter.ts'
import type { OrderNote } from './orderNotes.ts'

/** Port: reads the `orders` collection; commands write it. Failures are thrown as `Outage`. */
export interface OrderRepository {
  /** The order, or null; of others' orders people can read only those without an account. */
  find(id: string): Promise<Order | null>
  /** A user's own orders, newest first. */
  listForUser(uid: string, page: PageRequest): Promise<ListedPage<Order>>
  /** For admins: the internal notes of an order, oldest first. */
  notes(id: string): Promise<readonly OrderNote[]>
  /** For admins: the orders that match a filter, sorted by `orderSort`. */
  list(filter: OrderFilter, page: PageRequest): Promise<ListedPage<Order>>
  /** For admins: number and sum of the matching orders, computed by the backend without loading them. */
  figures(filter: OrderFilter): Promise<OrderFigures>
}
