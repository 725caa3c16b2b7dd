import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** The account that the buyer was given was wrong. */
const meta = { ...letterStory, title: 'Emails/Account corrected' } satisfies LetterMeta

export default meta

export const InSpanish: LetterStory = { args: { kind: 'accountCorrected', language: 'es' } }

export const InEnglish: LetterStory = { args: { kind: 'accountCorrected', language: 'en' } }
