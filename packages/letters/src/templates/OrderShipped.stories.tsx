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
