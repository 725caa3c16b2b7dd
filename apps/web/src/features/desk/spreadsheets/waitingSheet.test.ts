import { aWaitingPerson } from '@storefront/domain/testing'
import readExcelFile from 'read-excel-file/universal'
import { expect, it } from 'vitest'

import { waitingSheet } from './spreadsheets.ts'

it('the workbook of a waiting list has a row for each address, as text', async () => {
  const at = Date.UTC(2026, 10, 21, 2)
  // In Ecuador.
  const day = new Date(Date.UTC(2026, 10, 20))
  const blob = await waitingSheet(
    [aWaitingPerson('rosa', { at }), aWaitingPerson('=1+1', { language: 'en', at })],
    {
      email: 'Correo',
      language: 'Idioma',
      since: 'Desde',
      languageName: (language) => `[${language}]`,
    },
  )
  const [sheet] = await readExcelFile(await blob.arrayBuffer())
  expect(sheet?.data).toEqual([
    ['Correo', 'Idioma', 'Desde'],
    ['rosa@example.com', '[es]', day],
    ['=1+1@example.com', '[en]', day],
  ])
})
