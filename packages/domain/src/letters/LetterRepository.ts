import type { Result } from '../shared/result.ts'
import type { Letter, LetterKind } from './letter.ts'

/** Port: the `letters` collection, for admins (spec section 3.6). Failures are thrown as `Outage`. */
export interface LetterRepository {
  /** Whether letters are shown but never sent, as in the embedded backend. */
  readonly areOnlyShown: boolean
  /** The letters about an order, in the order of their creation. */
  ofOrder(orderId: string): Promise<readonly Letter[]>
  /**
   * Requests another attempt to send a letter. Error `letter-refused`: the letter does not exist, or
   * it is neither waiting nor can be sent again (`canSendAgain`).
   */
  sendAgain(orderId: string, kind: LetterKind): Promise<Result<void, 'letter-refused'>>
}
