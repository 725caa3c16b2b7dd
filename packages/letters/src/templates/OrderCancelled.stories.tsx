import { cancelledAutomatically } from '../testing/aLetter.ts'
import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** The order goes no further, and what becomes of its money. */
const meta = { ...letterStory, title: 'Emails/Order cancelled' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'orderCancelled', language: 'es', paymentMethod: 'transfer' },
}

export const CashInSpanish: LetterStory = {
  args: { kind: 'orderCancelled', language: 'es', paymentMethod: 'onDelivery' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'orderCancelled', language: 'en', paymentMethod: 'transfer' },
}

export const CashInEnglish: LetterStory = {
  args: { kind: 'orderCancelled', language: 'en', paymentMethod: 'onDelivery' },
}

/** The money has come, and has to go back. */
export const Paid: LetterStory = {
  args: { kind: 'orderCancelled', changes: { before: ['received'] } },
}

/** The functions have cancelled it, since its transfer was late. */
export const Late: LetterStory = {
  args: { kind: 'orderCancelled', changes: cancelledAutomatically },
}
