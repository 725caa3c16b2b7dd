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
