import { storageKeys } from '@storefront/adapters/browser'
import { defaultShopSettings, type ShopSettings } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import type { Clause } from './LegalView.tsx'
import { privacyOf } from './PrivacyPage.tsx'
import { letterRecords, storedRecords } from './storedRecords.ts'
import { termsSections } from './TermsPage.tsx'

/** The structure of a text: 1 for a paragraph, the number of items for a list. */
const shapeOf = (body: Clause['body']['es']) =>
  body.map((block) => (typeof block === 'string' ? 1 : block.length))

const wordsOf = (body: Clause['body']['es']) => body.flat().join(' ')

/** Complete settings of an invented owner. */
const completeSettings: ShopSettings = {
  ...defaultShopSettings,
  deliveryDays: { from: 2, to: 5 },
  provinceTerms: [
    {
      province: 'Galápagos',
      shippingCents: 1500,
      deliveryDays: { from: 10, to: 15 },
      onDeliveryOffered: false,
    },
  ],
  pickupAddress: 'Av. Amazonas N24-03, Quito',
  owner: {
    legalName: 'Destilería de Palora S.A.S.',
    ruc: '1790012344001',
    address: 'Calle Doce, Puyo',
    returnDays: 15,
  },
}

/** The same shop, which sends automatic e-mails. */
const withLetters: ShopSettings = { ...completeSettings, lettersOn: true }

describe.each([
  ['privacy, nothing said', privacyOf(defaultShopSettings)],
  ['terms, nothing said', termsSections(defaultShopSettings)],
  ['privacy, all said', privacyOf(completeSettings)],
  ['terms, all said', termsSections(completeSettings)],
  ['privacy, with letters', privacyOf(withLetters)],
  ['terms, with letters', termsSections(withLetters)],
])('%s', (_, { clauses }) => {
  it('gives every clause an address of its own, none of them the contact’s', () => {
    const ids = clauses.map(({ id }) => id)
    expect(new Set([...ids, 'contact']).size).toBe(ids.length + 1)
  })

  it.each(clauses.map((clause) => [clause.id, clause] as const))(
    'says the same in both languages, with no gap: %s',
    (__, { body }) => {
      expect(shapeOf(body.en)).toEqual(shapeOf(body.es))
      for (const words of [wordsOf(body.es), wordsOf(body.en)]) {
        expect(words).not.toMatch(/[[\]]|null|undefined|, [,.]|  /)
      }
    },
  )
})

it.each(['es', 'en'] as const)('the texts say what the owner has said, in %s', (language) => {
  const bodies = [
    ...termsSections(completeSettings).clauses,
    ...privacyOf(completeSettings).clauses,
  ]
  const words = bodies.map(({ body }) => wordsOf(body[language])).join(' ')
  const { legalName, ruc, address } = completeSettings.owner
  for (const said of [legalName, ruc, address, completeSettings.pickupAddress]) {
    expect(words).toContain(said)
  }
  expect(words).toMatch(/15 (días|days)/)
  expect(words).toMatch(/2 (a|to) 5/)
  expect(words).toMatch(/\. (El envío a|Shipping to) Galápagos \(\$15[,.]00\)/)
  expect(words).not.toMatch(/Andes|Quishpe|2100445678/)
})

it.each([
  ['es', /correo automático|servicio de correo|con los correos/g],
  ['en', /automatic e-mail|mail service|with the e-mails/g],
] as const)(
  'the texts tell of automatic e-mails only where there are any, in %s',
  (language, told) => {
    const wordsIn = (settings: ShopSettings) =>
      [...termsSections(settings).clauses, ...privacyOf(settings).clauses]
        .map(({ body }) => wordsOf(body[language]))
        .join(' ')
    expect(wordsIn(withLetters).match(told)).toHaveLength(3)
    expect(wordsIn(completeSettings)).not.toMatch(told)
    expect(recordsIn(withLetters)).toEqual([...storedRecords, ...letterRecords])
    expect(recordsIn(completeSettings)).toEqual(storedRecords)
  },
)

const recordsIn = (settings: ShopSettings) =>
  privacyOf(settings).clauses.flatMap(({ records = [] }) => records)

describe('storedRecords', () => {
  it('tells of every name the site stores under in the browser', () => {
    const told = storedRecords.flatMap(({ keys }) => keys ?? [])
    expect(told).toEqual(expect.arrayContaining(Object.values(storageKeys)))
  })
})
