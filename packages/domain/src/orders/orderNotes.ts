import type { CheckedField } from '../shared/fieldErrors.ts'
import { checkText } from '../shared/textFields.ts'

/** An internal note on an order, `orders/{id}/notes/{number}`. Its buyer cannot read it. */
export interface OrderNote {
  readonly text: string
  /** The admin's account. */
  readonly by: string
  /** In ms since 1970. */
  readonly at: number
}

/** Maximum number of an order's notes: its buyer's account deletes all of them in one commit. */
export const maxOrderNotes = 10

/** Maximum length of a note in UTF-16 characters; the database's rules refuse more. */
export const maxNoteLength = 500

/** Checks a typed note. Errors: `required`, `too-long`. */
export const checkNote = (typed: string): CheckedField<string> => checkText(typed, maxNoteLength)
