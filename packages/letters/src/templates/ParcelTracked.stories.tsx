import { letterStory, type LetterMeta, type LetterStory } from '../testing/letterStory.tsx'

/** The carrier and the number of a parcel that has left. */
const meta = { ...letterStory, title: 'Emails/Parcel tracked' } satisfies LetterMeta

export default meta

export const InSpanish: LetterStory = { args: { kind: 'parcelTracked', language: 'es' } }

export const InEnglish: LetterStory = { args: { kind: 'parcelTracked', language: 'en' } }

/** It replaces what was wrong. */
export const Corrected: LetterStory = {
  args: {
    kind: 'parcelTracked',
    changes: {
      before: [{ kind: 'shipped', tracking: { carrier: 'Tramaco', number: '7' } }],
      steps: [{ kind: 'tracked', tracking: { carrier: 'Laarcourier', number: '77 001' } }],
    },
  },
}
