import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyTelephone } from '../testing/arbitraries.ts'
import { aCustomer, anOrder, aReceiver } from '../testing/builders.ts'
import { anonymisedCustomer, customerFields } from './customer.ts'
import {
  isCustomerFound,
  isOrderFound,
  matchesSearch,
  orderTermsOf,
  searchTermsFor,
  searchTermsOf,
} from './searchTerms.ts'

const rosa = aCustomer({
  nombre: 'Rosa María Quishpe Ñato',
  telefono: '+593 99 123 4567',
  cedula: '1710034065',
  email: 'rosa.quishpe@example.com',
})

/** As the backends and the dashboard do it together. */
const findOrder = (typed: string, order = anOrder()) => {
  const terms = searchTermsFor(typed)
  return orderTermsOf(order).some((term) => terms.includes(term)) && matchesSearch(order, typed)
}

/** By the customer alone. */
const find = (typed: string, customer = rosa) =>
  findOrder(typed, anOrder({ customer, number: 'A-8008', totalCents: 1 }))

const text = (limit: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: limit })

describe('the search terms of an order', () => {
  it('are those of where a gift goes, and of who receives it', () => {
    const gift = anOrder({ receiver: aReceiver() })
    for (const typed of ['Tituaña', 'Larga', 'Cuenca Inés', '07 283 1234', 'Rosa Cuenca']) {
      expect([typed, findOrder(typed, gift)]).toEqual([typed, true])
    }
    expect(findOrder('Quito', gift)).toBe(false)
  })

  it('are the beginnings of the words of the name, and of telephone, cedula and e-mail address', () => {
    const ana = {
      nombre: 'Ana Paz',
      telefono: '0991',
      telefonoE164: '',
      cedula: '1710',
      email: 'a@b.c',
    }
    expect(searchTermsOf(ana)).toEqual([
      'an',
      'ana',
      'pa',
      'paz',
      '099',
      '0991',
      '171',
      '1710',
      'abc',
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
    'mailto:rosa.quishpe@example.com',
    'Rosa Quishpe <rosa.quishpe@example.com>',
    'rosa.quishpe@example.com,',
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

  it('compare nothing with a text that is too short', () => {
    expect(isCustomerFound(rosa, '09')).toBe(false)
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

  it.each([
    ['C.I. 1713175071', '1713175071'],
    ['C.I. 1713175071', '171317'],
    ['1713175071', 'C.I. 1713175071'],
    ['1713175071', 'cédula 1713175071'],
    ['RUC No. 1790016919001', '1790016919001'],
    ['1790016919001', 'RUC 1790016919001'],
    ['Pasaporte XY987654', 'XY987654'],
    ['XY987654', 'Pasaporte XY987654'],
  ])('find the id %s by %s', (cedula, typed) => {
    expect(find(typed, aCustomer({ cedula }))).toBe(true)
  })

  it.each([
    '022345678 ext. 12',
    'tel. 02 234 5678',
    'tel:+59322345678',
    'wa.me/59322345678',
    'cel 022345678',
  ])('find a telephone among words: %s', (typed) => {
    expect(find(typed, aCustomer({ telefono: '022345678 ext. 12' }))).toBe(true)
    expect(find(typed, aCustomer({ telefono: '022345679' }))).toBe(false)
  })

  it.each([
    ['Hotel 7 Cielos', 'hotel 7'],
    ['Peña', 'Peña.'],
    ['Jürgen Weiß', 'weiss'],
    ['Łukasz', 'lukasz'],
    ['Sean Oʻhara', 'ohara'],
    ['Ｒｏｓａ', 'rosa'],
  ])('find the name %s by %s', (nombre, typed) => {
    expect(find(typed, aCustomer({ nombre }))).toBe(true)
  })

  it.each(['AB123456', 'ab-123456', 'AB 123456', 'ab.123', ' AB123456 '])(
    'find a passport however it is written: %s',
    (typed) => {
      for (const cedula of ['AB123456', 'AB-123456', 'ab 123 456']) {
        expect(find(typed, aCustomer({ cedula }))).toBe(true)
      }
    },
  )

  it.each([
    'obrien',
    'O’Brien',
    "o'brien",
    'O`BRIEN',
    'brien',
    'OBri',
    'dangelo',
    'd’angelo',
    'angelo',
    'Jean-Pierre',
    'jeanpierre',
    'jean pierre',
  ])('find a name with apostrophes and hyphens by %s', (typed) => {
    expect(find(typed, aCustomer({ nombre: 'Jean-Pierre O’Brien D´Angelo' }))).toBe(true)
    expect(find(typed, aCustomer({ nombre: "Jean-Pierre O'Brien D'Angelo" }))).toBe(true)
  })

  it('compare of a long word, and of a long address, all that was typed', () => {
    const long = aCustomer({ nombre: 'Bartholomaeussen', email: 'a.very.long.address@example.com' })
    expect(find('bartholomaeusse', long)).toBe(true)
    expect(find('bartholomaeussi', long)).toBe(false)
    expect(find('a.very.long.address@ex', long)).toBe(true)
    expect(find('a.very.long.address@om', long)).toBe(false)
  })

  it('contain only the first eight words of a long name', () => {
    const ana = aCustomer({ nombre: 'Ana Lucía Espinosa de los Monteros y Paz del Andrade' })
    expect(find('Monteros Espinosa', ana)).toBe(true)
    expect(find('Andrade', ana)).toBe(false)
  })

  it('are none for an empty customer', () => {
    expect(searchTermsOf(anonymisedCustomer)).toEqual([])
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
          const terms = searchTermsOf({ nombre, telefono, telefonoE164: '', cedula, email })
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
  it('is the same in every format, and finds its orders', () => {
    fc.assert(
      fc.property(anyTelephone, ({ national, typed }) => {
        expect(find(national, aCustomer({ telefono: typed }))).toBe(true)
        expect(find(typed, aCustomer({ telefono: national }))).toBe(true)
      }),
    )
  })

  it.each([
    ['22345678', '2234 5678'],
    ['022345678 ext. 12', '+593 2 234 5678'],
    ['0034 612345678', '+34 612'],
    ['٠٩٩١٢٣٤٥٦٧', '0991'],
    ['0991234567', '٠٩٩١'],
    ['0991234567', '\u202A+593 99 123 4567\u202C'],
    ['2345678', '2345678'],
    ['099 1234567 099 7654321', '099 1234567 099 7654321'],
    ['022345678-101', '022345678-101'],
  ])('that was typed as %s is found by %s', (telefono, typed) => {
    expect(find(typed, aCustomer({ telefono }))).toBe(true)
  })

  it('is not mixed up with an id of eight digits, which is found from its beginning', () => {
    const maria = aCustomer({ cedula: '45678901', telefono: '0991234567' })
    for (const typed of ['4567', '45678901', '4567 8901']) expect(find(typed, maria)).toBe(true)
  })
})

describe('an order', () => {
  const order = anOrder({ number: 'A-1047', totalCents: 5_950 })

  it.each([
    'A-1047',
    'a1047',
    '1047',
    ' 1047 ',
    'A-10',
    '10',
    '47',
    '04',
    '104',
    '#1047',
    'A–1047.',
    '(A-1047)',
    'pedido 1047',
    'Order A-1047',
    'N° 1047',
    '１０４７',
    '\u202AA-1047\u200B',
  ])('is found by its number or a part of it: %s', (typed) => {
    expect(findOrder(typed, order)).toBe(true)
    expect(isOrderFound(order, typed)).toBe(true)
  })

  it.each(['59,50', '59.5', '$59.50', ' 59,50 ', '59,50 USD'])(
    'is found by its total: %s',
    (typed) => {
      expect(findOrder(typed, order)).toBe(true)
      expect(isOrderFound(order, typed)).toBe(true)
    },
  )

  it.each(['1048', 'B-1047', '9', '59,51', '1.047,00', 'A-1047-2', ''])(
    'is not found by %j',
    (typed) => {
      expect(isOrderFound(order, typed)).toBe(false)
    },
  )

  it('is found by its customer too, who is not found by it', () => {
    expect(findOrder('quishpe', order)).toBe(true)
    expect(isCustomerFound(order.customer, '1047')).toBe(false)
    expect(isCustomerFound(order.customer, '47')).toBe(false)
  })

  it('is found by digits that are no number to call', () => {
    const customer = { ...order.customer, telefono: '555 0199', telefonoE164: '' }
    expect(isCustomerFound(customer, '5550')).toBe(true)
  })

  it.each([
    ['the city', 'cuen'],
    ['the street', 'gran Colombia'],
    ['city and name, in any order', 'Quishpe cuenca'],
    ['the parcel’s number', 'sv-1234'],
    ['the parcel’s number in full', 'SV 1234 5678'],
    ['the invoice', '001-002-000000123'],
  ])('is found by %s', (_, typed) => {
    const sent = {
      ...order,
      customer: { ...order.customer, city: 'Cuenca', direccion: 'Gran Colombia 7-22' },
      tracking: { carrier: 'Servientrega', number: 'SV12345678' },
      invoice: '001-002-000000123',
    }
    expect(findOrder(typed, sent)).toBe(true)
    expect(isOrderFound(sent, typed)).toBe(true)
    expect(findOrder(typed, order)).toBe(false)
  })

  it.each([
    ['+593 98 765 4321', '+593987654321', ['0987654321', '987 654', '+593987654321']],
    ['098 765 4321', '', ['0987654321', '098 765']],
  ])(
    'is found by the telephone of who receives a gift, %s, in any format',
    (telefono, telefonoE164, typed) => {
      const receiver = { ...aReceiver(), telefono, telefonoE164 }
      for (const sought of typed) expect(findOrder(sought, { ...order, receiver })).toBe(true)
      expect(findOrder('0911111111', { ...order, receiver })).toBe(false)
    },
  )

  it('has few terms of its own, however many orders there are', () => {
    const { nombre: _, ...others } = aCustomer()
    const customer = {
      ...others,
      nombre: '',
      telefono: '',
      telefonoE164: '',
      cedula: '',
      email: '',
      city: '',
      direccion: '',
    }
    const nothing = { tracking: null, invoice: '', receiver: null }
    const unknown = { customer, number: 'A-999999', totalCents: 1, ...nothing }
    expect(orderTermsOf(unknown)).toEqual(['#99', '#999', '#9999', '#99999', '#999999', '$1'])
  })

  it('is searched by nothing that no order has', () => {
    expect(searchTermsFor('…')).toEqual([])
    expect(searchTermsFor('9')).toEqual(['$900'])
  })
})
