import type { Listed } from '../shared/page.ts'
import type { Letter } from './letter.ts'
import type { WaitingLetter } from './waitingLetter.ts'

/** Port: reads the `letters` collection, for admins (spec section 3.6). Failures are thrown as `Outage`. */
export interface LetterRepository {
  /** Whether letters are shown but never sent, as in the embedded backend. */
  readonly areOnlyShown: boolean
  /** The letters about an order, in the order of their creation. */
  ofOrder(orderId: string): Promise<Listed<Letter>>
  /** The letters that a bottle can be bought which an admin may have sent again, in the order of their creation. */
  unsentWaitingLetters(): Promise<Listed<WaitingLetter>>
}
