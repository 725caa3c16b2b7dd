import type { Letter } from './letter.ts'

/** Whether an admin may request another attempt: the letter was not sent, or it is unknown whether it was. */
export function canSendAgain({ state }: Pick<Letter, 'state'>): boolean {
  return state === 'uncertain' || state === 'failed'
}
