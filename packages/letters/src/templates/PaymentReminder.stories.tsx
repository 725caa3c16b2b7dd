import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** A transfer is late: the account again, and the ways out. */
const meta = { ...letterStory, title: 'Emails/Payment reminder' } satisfies LetterMeta

export default meta

export const TransferInSpanish: LetterStory = {
  args: { kind: 'paymentReminder', language: 'es', paymentMethod: 'transfer' },
}

export const TransferInEnglish: LetterStory = {
  args: { kind: 'paymentReminder', language: 'en', paymentMethod: 'transfer' },
}
