import { storageKeys } from '@storefront/adapters/browser'
import { describe, expect, it } from 'vitest'

import type { Clause } from './LegalView.tsx'
import { privacy } from './PrivacyPage.tsx'
import { storedRecords } from './storedRecords.ts'
import { terms } from './TermsPage.tsx'

/** How a body is built: a paragraph counts one, a list its points. */
const shapeOf = (body: Clause['body']['es']) =>
  body.map((block) => (typeof block === 'string' ? 1 : block.length))

const bracketsIn = (body: Clause['body']['es']) => body.flat().join(' ').match(/\[/g)?.length ?? 0

describe.each([
  ['privacy', privacy],
  ['terms', terms],
])('%s', (_, { clauses }) => {
  it('gives every clause an address of its own, none of them the contact’s', () => {
    const ids = clauses.map(({ id }) => id)
    expect(new Set([...ids, 'contact']).size).toBe(ids.length + 1)
  })

  it.each(clauses.map((clause) => [clause.id, clause] as const))(
    'says the same in both languages: %s',
    (__, { body }) => {
      expect(shapeOf(body.en)).toEqual(shapeOf(body.es))
      expect(bracketsIn(body.en)).toBe(bracketsIn(body.es))
    },
  )
})

describe('storedRecords', () => {
  it('tells of every name the site stores under in the browser', () => {
    const told = storedRecords.flatMap(({ keys }) => keys ?? [])
    expect(told).toEqual(expect.arrayContaining(Object.values(storageKeys)))
  })
})
