import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyTelephone } from '../testing/arbitraries.ts'
import { aCustomer } from '../testing/builders.ts'
import { customerFields } from './customer.ts'
import {
  matchesSearch,
  searchTermFor,
  searchTermsOf,
  telephoneDigits,
  telephoneTerm,
} from './searchTerms.ts'

const rosa = aCustomer({
  nombre: 'Rosa María Quishpe Ñato',
  telefono: '+593 99 123 4567',
  cedula: '1710034065',
  email: 'rosa.quishpe@example.com',
})

/** As the backends and the dashboard do it together. */
const find = (typed: string, customer = rosa) =>
  searchTermsOf(customer).includes(searchTermFor(typed)) && matchesSearch(customer, typed)

const text = (limit: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: limit })

describe('the search terms of an order', () => {
  it('are the beginnings of the words of the name, and of telephone, cedula and e-mail address', () => {
    const ana = { nombre: 'Ana Paz', telefono: '0991', cedula: '1710', email: 'a@b.c' }
    expect(searchTermsOf(ana)).toEqual([
      'an',
      'ana',
      'pa',
      'paz',
      '099',
      '0991',
      '171',
      '1710',
      'a@b',
      'a@b.',
      'a@b.c',
    ])
  })

  it.each([
    'Rosa',
    'Ros',
    'quishpe',
    'QUISHPE rosa',
    'rosa quis',
    '  Quishpe,  María ',
    'Rosa María Quishpe Ñato',
    'Rosa Maria Quishpe Nato',
    'nato rosa rosa',
    'Rosa Mari\u0301a',
    '0991234567',
    '0991',
    '099 123',
    '+593 99 123 4567',
    '(593) 099-123-4567',
    '99 123 4567',
    '1710034065',
    '17100',
    'rosa.quishpe@example.com',
    'Rosa.Q',
    'rosa@'.slice(0, 4),
  ])('find an order by %s', (typed) => {
    expect(find(typed)).toBe(true)
  })

  it.each([
    'Rosa Quispe',
    'Luis',
    'R',
    'uishpe',
    '0991234568',
    '1234567',
    '4567',
    '09',
    '1710034066',
    'rosa.quishpe@example.org',
    '',
    '…',
    '@',
  ])('do not find it by %j', (typed) => {
    expect(find(typed)).toBe(false)
  })

  it('find a landline with and without country code', () => {
    const quito = aCustomer({ telefono: '02 255 1234' })
    expect(find('+593 2 255 1234', quito)).toBe(true)
    expect(find('022551', quito)).toBe(true)
  })

  it('find a passport by its beginning', () => {
    const emma = aCustomer({ cedula: 'AB 123456' })
    expect(find('ab123', emma)).toBe(true)
    expect(find('ab124', emma)).toBe(false)
  })

  it('compare of a long word, and of a long address, all that was typed', () => {
    const long = aCustomer({ nombre: 'Bartholomaeussen', email: 'a.very.long.address@example.com' })
    expect(find('bartholomaeusse', long)).toBe(true)
    expect(find('bartholomaeussi', long)).toBe(false)
    expect(find('a.very.long.address@ex', long)).toBe(true)
    expect(find('a.very.long.address@om', long)).toBe(false)
  })

  it('contain only the first eight words of a long name', () => {
    const ana = aCustomer({ nombre: 'Ana Lucía Espinosa de los Monteros y Paz Andrade' })
    expect(find('Monteros Espinosa', ana)).toBe(true)
    expect(find('Andrade', ana)).toBe(false)
  })

  it('are none for an empty customer', () => {
    expect(searchTermsOf({ nombre: '', telefono: '', cedula: '', email: '' })).toEqual([])
  })

  it('are few, short and whole, for every customer', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text(customerFields.nombre.maxLength),
          fc
            .constantFrom('b', 'İ', '각', 'क़', '𝒜')
            .map((letter) => `a ${letter} c d e ${letter.repeat(55)}`),
        ),
        text(customerFields.telefono.maxLength),
        text(customerFields.cedula.maxLength),
        text(customerFields.email.maxLength),
        (nombre, telefono, cedula, email) => {
          const terms = searchTermsOf({ nombre, telefono, cedula, email })
          expect(terms.length).toBeLessThanOrEqual(150)
          expect(terms.join('').length).toBeLessThanOrEqual(4000)
          expect(terms).not.toContain('')
          // A half character is encoded as another.
          expect(terms.map(encodeURI)).toHaveLength(terms.length)
          expect(new Set(terms).size).toBe(terms.length)
        },
      ),
    )
  })
})

describe('a telephone number', () => {
  it.each([
    ['+1 (555) 010-0199', '15550100199'],
    ['0015550100199', '15550100199'],
    ['no', ''],
  ])('of another country is kept with its code: %s', (typed, digits) => {
    expect(telephoneDigits(typed)).toBe(digits)
  })

  it('is the same in every format, and finds its orders', () => {
    fc.assert(
      fc.property(anyTelephone, ({ national, typed }) => {
        expect(telephoneDigits(typed)).toBe(national)
        expect(searchTermsOf(aCustomer({ telefono: typed }))).toContain(telephoneTerm(national))
        expect(searchTermsOf(aCustomer({ telefono: national }))).toContain(telephoneTerm(typed))
      }),
    )
  })

  it('has no term if it has too few digits', () => {
    expect(telephoneTerm('09')).toBe('')
  })
})
