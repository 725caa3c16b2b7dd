import { longNamed, pickedUp } from '../testing/aLetter.ts'
import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** Who carries the bottles; with the amount to have ready, if it is paid in cash. */
const meta = { ...letterStory, title: 'Emails/Order shipped' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'orderShipped', language: 'es', paymentMethod: 'transfer' },
}

export const CashInSpanish: LetterStory = {
  args: { kind: 'orderShipped', language: 'es', paymentMethod: 'onDelivery' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'orderShipped', language: 'en', paymentMethod: 'transfer' },
}

export const CashInEnglish: LetterStory = {
  args: { kind: 'orderShipped', language: 'en', paymentMethod: 'onDelivery' },
}

/** It waits where the buyer picks it up. */
export const PickedUp: LetterStory = {
  args: { kind: 'orderShipped', paymentMethod: 'onDelivery', changes: { terms: pickedUp } },
}

/** One name of 120 letters without a space, on a narrow phone. */
export const LongName: LetterStory = {
  args: { kind: 'orderShipped', width: 320, changes: { terms: longNamed } },
}
