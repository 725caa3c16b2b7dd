import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** The money has arrived, and where the bottles are. */
const meta = { ...letterStory, title: 'Emails/Payment received' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'paymentReceived', language: 'es', paymentMethod: 'transfer' },
}

export const CashInSpanish: LetterStory = {
  args: { kind: 'paymentReceived', language: 'es', paymentMethod: 'onDelivery' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'paymentReceived', language: 'en', paymentMethod: 'transfer' },
}

export const CashInEnglish: LetterStory = {
  args: { kind: 'paymentReceived', language: 'en', paymentMethod: 'onDelivery' },
}

/** A part, with how to pay the rest. */
export const Part: LetterStory = {
  args: {
    kind: 'paymentReceived',
    changes: { steps: [{ kind: 'received', cents: 2_000 }] },
  },
}

/** Of an order that is cancelled: it goes back. */
export const Late: LetterStory = {
  args: {
    kind: 'paymentReceived',
    changes: { before: ['cancelled'], steps: [{ kind: 'received', cents: 9_800 }] },
  },
}
