import type { Language, WaitingPerson } from '@storefront/domain'
import writeExcelFile from 'write-excel-file/universal'

/** The translated headings of the columns, and the names of the languages. */
export interface WaitingSheetTexts {
  readonly email: string
  readonly language: string
  readonly since: string
  readonly languageName: (language: Language) => string
}

/** A waiting list as a workbook, a row for each address. Never a formula, whatever an address begins with. */
export function waitingSheet(
  people: readonly WaitingPerson[],
  { email, language, since, languageName }: WaitingSheetTexts,
): Promise<Blob> {
  const header = [email, language, since].map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const rows = people.map((person) => [
    { value: person.email, type: String },
    { value: languageName(person.language), type: String },
    { value: new Date(person.at), type: Date, format: 'yyyy-mm-dd' },
  ])
  return writeExcelFile([
    {
      columns: [{ width: 36 }, { width: 12 }, { width: 12 }],
      stickyRowsCount: 1,
      data: [header, ...rows],
    },
  ]).toBlob()
}
