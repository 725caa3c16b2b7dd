import type { Result } from '../shared/result.ts'
import type { Letter, LetterKind } from './letter.ts'

/** Port: the `letters` collection, for admins. Failures are thrown as `Outage`. */
export interface LetterRepository {
  /** Whether letters are only shown, and never sent: in the embedded backend. */
  readonly areOnlyShown: boolean
  /** The letters about an order, in the order of their creation. */
  ofOrder(orderId: string): Promise<readonly Letter[]>
  /**
   * Asks for one more attempt to send a letter. Error `letter-refused`: there is no such letter, or it has
   * been sent or is about to be.
   */
  sendAgain(orderId: string, kind: LetterKind): Promise<Result<void, 'letter-refused'>>
}
