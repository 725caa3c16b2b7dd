import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** To the owner: who ordered what, and what to do now. */
const meta = { ...letterStory, title: 'Emails/New order' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'newOrder', language: 'es', paymentMethod: 'transfer' },
}

export const CashInSpanish: LetterStory = {
  args: { kind: 'newOrder', language: 'es', paymentMethod: 'onDelivery' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'newOrder', language: 'en', paymentMethod: 'transfer' },
}

export const CashInEnglish: LetterStory = {
  args: { kind: 'newOrder', language: 'en', paymentMethod: 'onDelivery' },
}
