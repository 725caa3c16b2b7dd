import type { Page, PageRequest } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { OrderDraft } from './draftOrder.ts'
import type { Order, OrderStatus } from './order.ts'
import type { OrderFigures, OrderFilter } from './orderFilter.ts'

/** Refused by the database: a price, stock or setting is no longer what the draft says. */
export type PlaceOrderError = 'order-refused'

export type MoveOrderError = 'order-not-found' | 'move-refused'

export type ReceivePaymentError = 'order-not-found' | 'payment-refused'

/** Port: the `orders` collection. Failures are thrown as `Outage`. */
export interface OrderRepository {
  /**
   * Places the order, takes counted stock and empties the buyer's cart, all in one commit.
   * Repeating the same draft gives the order that is already there.
   */
  place(draft: OrderDraft): Promise<Result<Order, PlaceOrderError>>
  /** The order, or null; a user finds only their own. */
  find(id: string): Promise<Order | null>
  /** A user's own orders, newest first. */
  listOf(uid: string, page: PageRequest): Promise<Page<Order>>
  /**
   * Moves an order on and notes the time; a cancelled one gives its counted stock back in the same
   * commit.
   */
  move(id: string, to: OrderStatus): Promise<Result<void, MoveOrderError>>
  /** For an admin: notes that an order's money is there, once; its status stays. */
  receivePayment(id: string): Promise<Result<void, ReceivePaymentError>>
  /** For an admin: the orders that a filter lets through, newest first. */
  list(filter: OrderFilter, page: PageRequest): Promise<Page<Order>>
  /** For an admin: the same orders added up by the backend, which reads none of them out. */
  figures(filter: OrderFilter): Promise<OrderFigures>
}
