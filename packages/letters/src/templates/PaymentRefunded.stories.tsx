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

/** A part, with what has still to go back. */
export const Part: LetterStory = {
  args: {
    kind: 'paymentRefunded',
    changes: {
      before: ['received', 'cancelled'],
      steps: [{ kind: 'refunded', cents: 3_000, reason: '', isRestLeft: false }],
    },
  },
}
