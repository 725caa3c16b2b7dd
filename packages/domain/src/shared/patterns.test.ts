import { expect, it } from 'vitest'

import { bareId } from '../account/personalId.ts'
import { readBirthYear } from '../age/checkBirthYear.ts'
import { checkAmount } from '../money/checkAmount.ts'
import { searchTermsFor } from '../orders/searchTerms.ts'
import { timeFromInput } from '../orders/shopCalendar.ts'
import { accountNumberIn } from '../orders/shopSettings.ts'
import { readTelephone } from '../telephone/readTelephone.ts'
import { telephoneDigits } from '../telephone/telephoneDigits.ts'
import { checkPercent, checkWholeNumber } from './numberFields.ts'
import { checkContent, checkEmail, checkText } from './textFields.ts'

const repeated = (text: string) => text.repeat(300_000)

/** What makes a pattern with two ways to read the same text take its square, which would be minutes. */
const typed = [
  ...[' ', '.', ')', '<', '0', '+', '- '].map((sign) => `${repeated(sign)}x`),
  ...['1', 'c', 'r', 'no', 's'].map((start) => `${start}${repeated(' ')}x`),
  `${repeated('?')}\nx`,
]

it.each<[string, (text: string) => unknown]>([
  ['an amount', checkAmount],
  ['a per cent', checkPercent],
  ['a number', checkWholeNumber],
  ['the number of an account', accountNumberIn],
  ['an id', bareId],
  ['a telephone', readTelephone],
  ['the digits of one', telephoneDigits],
  ['an e-mail address', checkEmail],
  ['a street', (text) => checkContent(checkText(text), 'street-incomplete')],
  ['a year', readBirthYear],
  ['a time', timeFromInput],
  ['a search', searchTermsFor],
])('%s is read in one pass', (_, read) => {
  for (const text of typed) expect(() => read(text)).not.toThrow()
})
