import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** The money of a cancelled order has gone back. */
const meta = { ...letterStory, title: 'Emails/Payment refunded' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'paymentRefunded', language: 'es', paymentMethod: 'transfer' },
}

export const CashInSpanish: LetterStory = {
  args: { kind: 'paymentRefunded', language: 'es', paymentMethod: 'onDelivery' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'paymentRefunded', language: 'en', paymentMethod: 'transfer' },
}

export const CashInEnglish: LetterStory = {
  args: { kind: 'paymentRefunded', language: 'en', paymentMethod: 'onDelivery' },
}
