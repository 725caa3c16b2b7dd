import { longNamed, onlyNamed } from '../testing/aLetter.ts'
import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** What the shop received, and what the buyer does to pay for it. */
const meta = { ...letterStory, title: 'Emails/Order received' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'orderReceived', language: 'es', paymentMethod: 'transfer' },
}

export const CashInSpanish: LetterStory = {
  args: { kind: 'orderReceived', language: 'es', paymentMethod: 'onDelivery' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'orderReceived', language: 'en', paymentMethod: 'transfer' },
}

export const CashInEnglish: LetterStory = {
  args: { kind: 'orderReceived', language: 'en', paymentMethod: 'onDelivery' },
}

/** What a mail program without HTML shows. */
export const AsText: LetterStory = { args: { kind: 'orderReceived', isText: true } }

/** One name of 120 letters without a space, on a narrow phone. */
export const LongName: LetterStory = {
  args: { kind: 'orderReceived', width: 320, changes: { terms: longNamed } },
}

/** Entered at the desk, with nothing but a name. */
export const OnlyNamed: LetterStory = {
  args: { kind: 'orderReceived', paymentMethod: 'onDelivery', changes: { terms: onlyNamed } },
}
