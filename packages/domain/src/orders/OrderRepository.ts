import type { Page, PageRequest } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { OrderDraft } from './draftOrder.ts'
import type { Order, OrderStatus } from './order.ts'
import type { OrderFigures, OrderFilter } from './orderFilter.ts'
import type { OrderState } from './orderStatus.ts'

/** The database refused the order: a price, a stock or a setting has changed since the draft. */
export type PlaceOrderError = 'order-refused'

export type ChangeStatusError = 'order-not-found' | 'status-refused'

export type RecordPaymentError = 'order-not-found' | 'payment-refused'

/** Port: the `orders` collection. Failures are thrown as `Outage`. */
export interface OrderRepository {
  /**
   * Places the order, reduces counted stocks and empties the buyer's cart, all in one commit.
   * Placing the same draft again returns the existing order.
   */
  place(draft: OrderDraft): Promise<Result<Order, PlaceOrderError>>
  /** The order, or null; users can read only their own. */
  find(id: string): Promise<Order | null>
  /**
   * For admins: the orders with a number, as it is written. Usually one: two orders may have the same number,
   * by chance or because somebody computed an id for it.
   */
  findByNumber(number: string): Promise<readonly Order[]>
  /** A user's own orders, newest first. */
  listForUser(uid: string, page: PageRequest): Promise<Page<Order>>
  /**
   * Changes an order's status and records the time. Cancelling returns the bottles to counted stocks in
   * the same commit.
   *
   * @param seen the order on which the decision is based; refused when its status or payment has changed since
   */
  changeStatus(
    id: string,
    to: OrderStatus,
    seen?: OrderState,
  ): Promise<Result<void, ChangeStatusError>>
  /** For admins: records once that the payment was received; the status does not change. */
  recordPayment(id: string): Promise<Result<void, RecordPaymentError>>
  /** For admins: the orders that match a filter, newest first. */
  list(filter: OrderFilter, page: PageRequest): Promise<Page<Order>>
  /** For admins: number and total of the matching orders, computed by the backend without loading them. */
  figures(filter: OrderFilter): Promise<OrderFigures>
}
