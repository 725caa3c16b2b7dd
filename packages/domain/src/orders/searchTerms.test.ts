import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { aCustomer } from '../testing/builders.ts'
import { searchTermFor, searchTermsOf } from './searchTerms.ts'

const rosa = aCustomer({ nombre: 'Rosa María Quishpe Ñato', telefono: '+593 99 123 4567' })
const find = (typed: string, customer = rosa) =>
  searchTermsOf(customer).includes(searchTermFor(typed))

const text = (limit: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: limit })

describe('the search terms of an order', () => {
  it('are every combination of the words of the name, and the telephone number', () => {
    const terms = searchTermsOf(aCustomer({ nombre: 'Rosa Quishpe', telefono: '0991234567' }))
    expect(terms).toEqual(['quishpe', 'rosa', 'quishpe rosa', '91234567'])
  })

  it.each([
    'Rosa',
    'quishpe',
    'QUISHPE rosa',
    '  Quishpe,  María ',
    'Rosa María Quishpe Ñato',
    'Rosa Maria Quishpe Nato',
    'nato rosa rosa',
    'Rosa Mari\u0301a',
    '0991234567',
    '099 123 4567',
    '+593 99 123 4567',
    '(593) 099-123-4567',
    '99 123 4567',
  ])('find an order by %s', (typed) => {
    expect(find(typed)).toBe(true)
  })

  it.each(['Ros', 'Rosa Quispe', 'Luis', '0991234568', '4567', '', '…', '@'])(
    'do not find it by %j',
    (typed) => {
      expect(find(typed)).toBe(false)
    },
  )

  it('find a landline with and without country code', () => {
    const quito = aCustomer({ telefono: '02 255 1234' })
    expect(find('+593 2 255 1234', quito)).toBe(true)
    expect(find('022551234', quito)).toBe(true)
  })

  it('contain only the first six words of a long name, which is still found by the whole name', () => {
    const nombre = 'Ana Lucía Espinosa de los Monteros Vda. Andrade'
    const ana = aCustomer({ nombre })
    expect(searchTermsOf(ana)).toHaveLength(64)
    expect(find(nombre, ana)).toBe(true)
    expect(find('Monteros Espinosa', ana)).toBe(true)
    expect(find('Andrade', ana)).toBe(false)
  })

  it('are empty for an empty customer', () => {
    expect(searchTermsOf(aCustomer({ nombre: '', telefono: '' }))).toEqual([])
  })

  it('have no commas and stay within the limits of the database’s rules', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text(maxLength.nombre),
          fc
            .constantFrom('b', 'İ', '각', 'क़')
            .map((letter) => `a ${letter} c d e ${letter.repeat(110)}`),
        ),
        text(maxLength.telefono),
        (nombre, telefono) => {
          const terms = searchTermsOf(aCustomer({ nombre, telefono }))
          expect(terms.length).toBeLessThanOrEqual(64)
          expect(terms.join(',').length).toBeLessThanOrEqual(4000)
          expect(terms.some((term) => term === '' || term.includes(','))).toBe(false)
          expect(new Set(terms).size).toBe(terms.length)
        },
      ),
    )
  })
})
