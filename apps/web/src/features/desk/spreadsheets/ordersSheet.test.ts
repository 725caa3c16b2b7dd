import type { Order } from '@storefront/domain'
import { aCustomer, anOrder, aReceiver } from '@storefront/domain/testing'
import readExcelFile from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'

import { ordersSheet, sheetFileName } from './spreadsheets.ts'

/** Writes the workbook, and reads it with another library: the rows of each sheet by the names of its columns. */
async function read(...orders: readonly Order[]) {
  const blob = await ordersSheet(orders, {
    sold: 'Sold',
    apart: 'Apart',
    lines: 'Lines',
    totals: 'Totals',
    column: (name) => name,
    idKind: (kind) => `[${kind}]`,
    status: ({ status }) => `[${status}]`,
    money: (money) => `[${money}]`,
    method: (method) => `[${method}]`,
  })
  const sheets = await readExcelFile(await blob.arrayBuffer())
  return Object.fromEntries(
    sheets.map(({ sheet, data }) => {
      const [names = [], ...rows] = data
      return [
        sheet,
        rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]]))),
      ]
    }),
  )
}

/** An amount of a sheet, in dollars, in cents. */
const inCents = (value: unknown) => Math.round(Number(value ?? 0) * 100)

const [line] = anOrder().items
const lines = (...names: readonly string[]) =>
  names.map((name, index) => ({
    productId: name,
    name,
    quantity: index + 2,
    unitPriceCents: line?.unitPriceCents ?? 0,
  }))

describe('the workbook of orders', () => {
  it('has a row for each, with dates as dates and money as numbers', async () => {
    const order = anOrder({
      invoice: '001-001-000000123',
      shippingCents: 505,
      discountCents: 405,
      receiver: aReceiver(),
      createdAt: Date.UTC(2026, 10, 21, 3, 4),
      paymentReceivedAt: Date.UTC(2026, 10, 21, 5),
      items: lines('Amaru Destilado', 'Amaru Triple'),
    })
    const { Sold: sold, Lines: bottles } = await read(
      order,
      anOrder({ number: 'A-1002', items: lines('Otra') }),
    )
    expect(sold).toEqual([
      {
        number: 'A-1001',
        invoice: '001-001-000000123',
        // The day in Ecuador.
        date: new Date('2026-11-20T00:00:00Z'),
        nombre: 'Rosa Quishpe',
        idKind: '[cedula]',
        cedula: '1710034065',
        businessName: null,
        telefono: '+593 99 123 4567',
        email: 'rosa@example.com',
        receiver: 'Inés Tituaña',
        province: 'Azuay',
        city: 'Cuenca',
        pickupAddress: null,
        items: '2 × Amaru Destilado; 3 × Amaru Triple',
        base: 118.26,
        iva: 17.74,
        shipping: 5.05,
        discount: -4.05,
        total: 136,
        method: '[transfer]',
        goods: '[pending]',
        money: '[received]',
        receivedAt: new Date('2026-11-21T00:00:00Z'),
        received: 136,
        refunded: null,
        refundedAt: null,
        net: 136,
        toCollect: null,
        'Amaru Destilado': 2,
        'Amaru Triple': 3,
        Otra: null,
      },
      expect.objectContaining({ number: 'A-1002', Otra: 2, 'Amaru Triple': null, toCollect: 59 }),
      expect.objectContaining({
        number: 'Totals',
        total: 195,
        received: 136,
        net: 136,
        toCollect: 59,
        'Amaru Destilado': 2,
        Otra: 2,
      }),
    ])
    const unit = { unitPrice: 27 }
    expect(bottles).toEqual([
      { number: 'A-1001', product: 'Amaru Destilado', quantity: 2, ...unit, amount: 54 },
      { number: 'A-1001', product: 'Amaru Triple', quantity: 3, ...unit, amount: 81 },
      { number: 'A-1002', product: 'Otra', quantity: 2, ...unit, amount: 54 },
      { number: 'Totals', product: null, quantity: 7, unitPrice: null, amount: 189 },
    ])
  })

  it.each(['0912345678', '1234567E89', '3-4', '000123', '=1+1', '+593991234567', '1.5', '12/11'])(
    'keeps an id and a telephone as they were typed: %s',
    async (typed) => {
      const customer = aCustomer({ cedula: typed, telefono: typed, idKind: 'passport' })
      const { Sold: sold } = await read(anOrder({ customer }))
      expect(sold).toMatchObject([
        { cedula: typed, telefono: typed, idKind: '[passport]' },
        { number: 'Totals' },
      ])
    },
  )

  it.each([
    '=HYPERLINK("http://x")',
    "'=1",
    'Línea uno\nLínea dos',
    '<b>&amp;</b>',
    '😀 ñ',
    '_x0041_',
    '_x00e9_x_',
  ])('keeps what a customer writes as a text: %j', async (nombre) => {
    const { Sold: sold } = await read(anOrder({ customer: aCustomer({ nombre }) }))
    expect(sold).toMatchObject([{ nombre }, { number: 'Totals' }])
  })

  it('has what is no sale on a sheet of its own, with what was refunded', async () => {
    const cancelled = anOrder({
      number: 'A-1003',
      status: 'cancelled',
      paymentReceivedAt: 1,
      refundedAt: Date.UTC(2026, 10, 21, 12),
      refundedCents: 2_000,
    })
    const returned = anOrder({ number: 'A-1004', status: 'returned' })
    const { Sold: sold, Apart: apart } = await read(anOrder(), cancelled, returned)
    expect(sold).toMatchObject([{ number: 'A-1001', refunded: null }, { number: 'Totals' }])
    expect(apart).toMatchObject([
      {
        number: 'A-1003',
        received: 59,
        refunded: 20,
        refundedAt: new Date('2026-11-21T00:00:00Z'),
        net: 39,
      },
      { number: 'A-1004', money: '[none]', net: 0 },
      { number: 'Totals', received: 59, refunded: 20, net: 39 },
    ])
  })

  it('has in every row, and in the sums, what was received less what was given back', async () => {
    const facts = [
      {},
      { paymentReceivedAt: 1 },
      { paymentReceivedAt: 1, receivedCents: 1_010, shippingCents: 505 },
      { paymentReceivedAt: 1, refundedAt: 2, refundedCents: 1_999 },
      { status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2, refundedCents: 5_900 },
      { status: 'returned', paymentReceivedAt: 1, refundedAt: 2, refundedCents: 33 },
      { status: 'delivered', paymentReceivedAt: 1, receivedCents: 7_003, refundedCents: 1 },
    ] as const
    const { Sold: sold = [], Apart: apart = [] } = await read(
      ...facts.map((fact, index) => anOrder({ number: `A-${1001 + index}`, ...fact })),
    )
    expect([sold.length, apart.length]).toEqual([6, 3])
    for (const { number, received, refunded, net } of [...sold, ...apart]) {
      expect([number, inCents(net)]).toEqual([number, inCents(received) - inCents(refunded)])
    }
    for (const sheet of [sold, apart]) {
      const sums = sheet.at(-1)
      for (const column of ['received', 'refunded', 'net', 'total']) {
        const rows = sheet.slice(0, -1).map((row) => inCents(row[column]))
        expect(inCents(sums?.[column])).toBe(rows.reduce((sum, cents) => sum + cents, 0))
      }
    }
  })

  it('is a workbook without orders, too', async () => {
    expect(await read()).toEqual({ Sold: [], Apart: [], Lines: [] })
  })
})

const noon = (day: number) => Date.UTC(2026, 10, day, 17)
const orders = [anOrder({ createdAt: noon(19) }), anOrder({ createdAt: noon(3) })]

/** The start of a day in the shop's time zone, in ms since 1970. */
const dawn = (day: number) => Date.UTC(2026, 10, day, 5)

it.each([
  [{}, orders, 'orders-2026-11-03-2026-11-19.xlsx'],
  [{ from: dawn(1), before: dawn(21) }, orders, 'orders-2026-11-01-2026-11-20.xlsx'],
  [{ from: dawn(1) }, orders, 'orders-2026-11-01-2026-11-19.xlsx'],
  [{}, [], 'orders.xlsx'],
])('a file of %j is named after its days', (filter, found, name) => {
  expect(sheetFileName('orders', found, filter)).toBe(name)
})
