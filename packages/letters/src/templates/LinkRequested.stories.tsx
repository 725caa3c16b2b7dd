import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** The link of an order, for whoever has lost it. */
const meta = { ...letterStory, title: 'Emails/Order link' } satisfies LetterMeta

export default meta

export const InSpanish: LetterStory = { args: { kind: 'orderLink', language: 'es' } }

export const InEnglish: LetterStory = { args: { kind: 'orderLink', language: 'en' } }
