import type { Page, PageRequest } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { OrderDraft } from './draftOrder.ts'
import type { Correction, Order, Step, Tracking } from './order.ts'
import type { OrderFigures, OrderFilter } from './orderFilter.ts'
import type { OrderNote } from './orderNotes.ts'
import type { OrderState } from './orderSteps.ts'

/** The database refused the order: a price, a stock or a setting has changed since the draft. */
export type PlaceOrderError = 'order-refused'

/** Why a step was not taken: nobody can see the order, or it has another state than the step needs. */
export type StepError = 'order-not-found' | 'step-refused'

/** Why a note was not added: nobody can see the order, or it has as many notes as it can have. */
export type AddNoteError = 'order-not-found' | 'note-refused'

export interface StepOptions {
  /** The order on which the decision is based; refused if its money or its goods have moved since. */
  readonly seen?: OrderState
  /** With the step `shipped`: stored in the same commit. */
  readonly tracking?: Tracking
}

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
   * Takes a step of an order, or corrects one, and adds it to the activity in the same commit. Cancelling
   * returns the bottles to counted stocks. Repeating a step that was taken does nothing.
   */
  takeStep(
    id: string,
    step: Step | Correction,
    options?: StepOptions,
  ): Promise<Result<void, StepError>>
  /** For admins: stores who carries a shipped order, and its number there. */
  setTracking(id: string, tracking: Tracking): Promise<Result<void, StepError>>
  /** For admins: the internal notes of an order, oldest first. */
  notes(id: string): Promise<readonly OrderNote[]>
  /** For admins: adds an internal note, at most `maxOrderNotes`. Nobody can change or delete one. */
  addNote(id: string, text: string): Promise<Result<void, AddNoteError>>
  /** For admins: the orders that match a filter, newest first. */
  list(filter: OrderFilter, page: PageRequest): Promise<Page<Order>>
  /** For admins: number and total of the matching orders, computed by the backend without loading them. */
  figures(filter: OrderFilter): Promise<OrderFigures>
}
