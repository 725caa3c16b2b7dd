import type { Letter } from './letter.ts'

/** Whether an admin may ask for one more attempt: the letter was not sent, or nobody knows whether it was. */
export function canSendAgain({ state }: Pick<Letter, 'state'>): boolean {
  return state === 'uncertain' || state === 'failed'
}
