import type { CheckedField } from '../shared/fieldErrors.ts'
import { checkText } from '../shared/textFields.ts'

/** An internal note on an order. Its buyer cannot read it. */
export interface OrderNote {
  /** So that a note that is sent again is not added twice. */
  readonly press: string
  readonly text: string
  /** The admin's account. */
  readonly by: string
  /** In ms since 1970. */
  readonly at: number
}

/** Maximum number of an order's notes, which lie in one document. */
export const maxOrderNotes = 100

/** Maximum length of a note in UTF-16 characters. */
export const maxNoteLength = 500

/** Checks a typed note. Errors: `required`, `too-long`. */
export const checkNote = (typed: string): CheckedField<string> => checkText(typed, maxNoteLength)
