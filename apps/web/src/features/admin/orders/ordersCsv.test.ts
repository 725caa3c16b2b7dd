import type { Order } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import * as fc from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'

import { csvFileName, ordersCsv } from './ordersCsv.ts'

const csvOf = (...orders: readonly Order[]): string =>
  ordersCsv(orders, {
    column: (name) => name,
    goods: (goods) => `[${goods}]`,
    money: (money) => `[${money}]`,
    method: (method) => `[${method}]`,
  })

/** Parses the file: one record per row, by column name. */
const read = (...orders: readonly Order[]): Record<string, string>[] =>
  parse<Record<string, string>>(csvOf(...orders), { header: true }).data

/** Words, and the characters with which cells, lines and formulas start. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '1', 'a', 'é', ' ', '\u00A0'),
      fc.constantFrom(
        '\t',
        '\r',
        '\n',
        '\u2028',
        '\u2029',
        '\u0085',
        '\v',
        '\0',
        '\uFEFF',
        '\u200B',
      ),
      fc.constantFrom(',', ';', '"', "'", '|'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

/** Where a spreadsheet could start a formula: a sign, after any blanks and quotes. */
const isCalculated = (cell: string) => /^[\s\p{C}\p{Z}"]*[=+\-@＝＋－＠]/u.test(cell)

const withoutApostrophes = (text: string) => text.replaceAll("'", '')

describe('the file of orders', () => {
  it('has a row for each, with amounts to the cent and the time of the shop', () => {
    const order = anOrder({
      subtotalCents: 5_400,
      shippingCents: 505,
      totalCents: 5_905,
      createdAt: Date.UTC(2026, 10, 21, 3, 4),
    })
    expect(read(order, anOrder({ number: 'A-1002' }))).toEqual([
      {
        number: 'A-1001',
        date: '2026-11-20 22:04',
        goods: '[new]',
        money: '[due]',
        method: '[transfer]',
        received: '',
        refunded: '',
        shipped: '',
        delivered: '',
        cancelled: '',
        nombre: 'Rosa Quishpe',
        cedula: '1710034065',
        email: 'rosa@example.com',
        telefono: "'+593 99 123 4567",
        direccion: 'Av. Amazonas N34-120\nQuito, Pichincha',
        city: 'Quito',
        items: '2 × Amaru Destilado',
        subtotal: '54.00',
        shipping: '5.05',
        total: '59.05',
        iva: '7.70',
        currency: 'USD',
        notes: '',
        'Amaru Destilado': '2',
      },
      expect.objectContaining({ number: 'A-1002' }),
    ])
  })

  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [29, '0.29'],
    [115, '1.15'],
    [800_000_099, '8000000.99'],
  ])('writes %i cents as %s', (totalCents, written) => {
    expect(read(anOrder({ totalCents }))[0]?.['total']).toBe(written)
  })

  it('begins with the mark by which Excel reads accents', () => {
    expect(csvOf()).toMatch(/^\uFEFFnumber,date/)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u200B=1', "'\u200B=1"],
    ['=1+\n1', "'=1+\n1"],
    ['=1+\u20281', "'=1+\u20281"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    // A tab or line break can start another cell, which must be text too.
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['Timbre roto; =1+1\n"+1', `Timbre roto;' =1+1\n'"+1`],
  ])('makes text of %j, which a spreadsheet would run', (notes, written) => {
    expect(read(anOrder({ notes }))[0]?.['notes']).toBe(written)
  })

  it('has no cell that a spreadsheet would run, whatever customers write', () => {
    fc.assert(
      fc.property(texts, texts, texts, (nombre, direccion, notes) => {
        const csv = csvOf(anOrder({ notes, customer: aCustomer({ nombre, direccion }) }))
        const { data, errors } = parse<string[]>(csv.replace(/^\uFEFF/, ''))
        expect(errors).toEqual([])
        expect(data.map(({ length }) => length)).toEqual([24, 24])
        expect(data.flat().filter(isCalculated)).toEqual([])
        expect(withoutApostrophes(data[1]?.at(-2) ?? '')).toBe(withoutApostrophes(notes))
      }),
      { numRuns: 500 },
    )
  })

  it('has none either where cells end at a semicolon, a tab or a line’s end', () => {
    fc.assert(
      fc.property(texts, texts, (nombre, notes) => {
        const csv = csvOf(anOrder({ notes, customer: aCustomer({ nombre }) }))
        expect(csv.split(/[;\t\r\n\v\f\u0085\u2028\u2029]/).filter(isCalculated)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps quotes, commas and lines in their cell', () => {
    const notes = 'Timbre "roto", llamar;\nsegundo piso'
    expect(read(anOrder({ notes }))[0]?.['notes']).toBe(notes)
  })

  it('has the time of each step, the city, and the bottles of each product', () => {
    const [line] = anOrder().items
    if (line === undefined) throw new Error('The order has no line')
    const at = Date.UTC(2026, 10, 21, 3, 4)
    const cancelled = anOrder({
      status: 'cancelled',
      paymentReceivedAt: at,
      cancelledAt: at,
      refundedAt: at + 60_000,
      customer: aCustomer({ direccion: 'Calle Doce', city: 'Puyo', province: 'Pastaza' }),
      items: [{ ...line, name: '=Triple', quantity: 3 }],
    })
    const delivered = anOrder({ status: 'delivered', shippedAt: at, deliveredAt: at + 60_000 })
    expect(read(cancelled, delivered)).toMatchObject([
      {
        goods: '[cancelled]',
        money: '[refunded]',
        method: '[transfer]',
        received: '2026-11-20 22:04',
        cancelled: '2026-11-20 22:04',
        refunded: '2026-11-20 22:05',
        city: 'Puyo',
        "'=Triple": '3',
        'Amaru Destilado': '',
      },
      {
        money: '[due]',
        shipped: '2026-11-20 22:04',
        delivered: '2026-11-20 22:05',
        "'=Triple": '',
      },
    ])
  })

  it('lists each bottle of an order', () => {
    const [line] = anOrder().items
    if (line === undefined) throw new Error('The order has no line')
    const items = [line, { ...line, name: 'Amaru Triple', quantity: 1 }]
    expect(read(anOrder({ items }))[0]?.['items']).toBe('2 × Amaru Destilado; 1 × Amaru Triple')
  })
})

const noon = (day: number) => Date.UTC(2026, 10, day, 17)
const orders = [anOrder({ createdAt: noon(19) }), anOrder({ createdAt: noon(3) })]

/** The start of a day in the shop's time zone, in ms since 1970. */
const dawn = (day: number) => Date.UTC(2026, 10, day, 5)

it.each([
  [{}, orders, 'orders-2026-11-03-2026-11-19.csv'],
  [{ from: dawn(1), before: dawn(21) }, orders, 'orders-2026-11-01-2026-11-20.csv'],
  [{ from: dawn(1) }, orders, 'orders-2026-11-01-2026-11-19.csv'],
  [{}, [], 'orders.csv'],
])('a file of %j is named after its days', (filter, found, name) => {
  expect(csvFileName('orders', found, filter)).toBe(name)
})
