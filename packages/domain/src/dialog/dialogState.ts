import { assertNever } from '../shared/assertNever.ts'

/** A dialog fades for a moment before it is gone (spec section 4). */
export type DialogState = 'closed' | 'open' | 'closing'

export type DialogEvent = 'open' | 'close' | 'closed'

/** Milliseconds from `close` to `closed` (spec section 9). */
export const dialogClosingMs = 300

/** The next state; an event that does not apply leaves the state as it is. */
export function dialogState(state: DialogState, event: DialogEvent): DialogState {
  switch (event) {
    case 'open':
      return 'open'
    case 'close':
      return state === 'open' ? 'closing' : state
    case 'closed':
      return state === 'closing' ? 'closed' : state
    default:
      return assertNever(event)
  }
}
