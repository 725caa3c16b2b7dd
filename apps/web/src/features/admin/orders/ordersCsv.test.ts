import { aCustomer, anOrder } from '@storefront/domain/testing'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'

import { ordersCsv } from './ordersCsv.ts'

/** The file as a spreadsheet reads it: a record a row, by the columns' names. */
function read(...orders: Parameters<typeof ordersCsv>[0]): Record<string, string>[] {
  const csv = ordersCsv(orders, { column: (name) => name, status: (status) => `[${status}]` })
  return parse<Record<string, string>>(csv, { header: true }).data
}

describe('the file of orders', () => {
  it('has a row for each, with amounts to the cent and the time of the shop', () => {
    const order = anOrder({
      subtotalCents: 5_400,
      shippingCents: 505,
      totalCents: 5_905,
      createdAt: Date.UTC(2026, 10, 21, 3, 4),
    })
    expect(read(order, anOrder({ id: 'another-one' }))).toEqual([
      {
        number: 'order-0000000001',
        date: '2026-11-20 22:04',
        status: '[pending]',
        ...aCustomer(),
        telefono: "'+593 99 123 4567",
        items: '2 × Amaru Destilado',
        subtotal: '54.00',
        shipping: '5.05',
        total: '59.05',
        currency: 'USD',
        notes: '',
      },
      expect.objectContaining({ number: 'another-one' }),
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
    const csv = ordersCsv([], { column: (name) => name, status: (status) => status })
    expect(csv).toMatch(/^\uFEFFnumber,date/)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'makes text of %j, which a spreadsheet would run',
    (notes) => {
      expect(read(anOrder({ notes }))[0]?.['notes']).toBe(`'${notes}`)
    },
  )

  it('keeps quotes, commas and lines in their cell', () => {
    const notes = 'Timbre "roto", llamar;\nsegundo piso'
    expect(read(anOrder({ notes }))[0]?.['notes']).toBe(notes)
  })

  it('lists each bottle of an order', () => {
    const [line] = anOrder().items
    if (line === undefined) throw new Error('The order has no line')
    const items = [line, { ...line, name: 'Amaru Triple', quantity: 1 }]
    expect(read(anOrder({ items }))[0]?.['items']).toBe('2 × Amaru Destilado; 1 × Amaru Triple')
  })
})
