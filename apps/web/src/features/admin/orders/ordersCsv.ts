import { type Cents, type Order, toDecimal } from '@storefront/domain'
import { unparse } from 'papaparse'

import { formatSortable } from '../../../shared/i18n/format.ts'

const columns = [
  'number',
  'date',
  'status',
  'nombre',
  'cedula',
  'email',
  'telefono',
  'direccion',
  'items',
  'subtotal',
  'shipping',
  'total',
  'currency',
  'notes',
] as const

type Column = (typeof columns)[number]

/** The words of a file: its columns' names and the statuses. */
export interface CsvWords {
  readonly column: (column: Column) => string
  readonly status: (status: Order['status']) => string
}

/** Tells spreadsheets that the file is UTF-8: without it, Excel garbles accents. */
const byteOrderMark = '\uFEFF'

/**
 * The orders as a CSV file, one a row: amounts in dollars with a point and both cents, times of the
 * shop. A cell that a spreadsheet would take for a formula is made text by an apostrophe.
 */
export function ordersCsv(orders: readonly Order[], words: CsvWords): string {
  const table = {
    fields: columns.map(words.column),
    data: orders.map((order) => {
      const row = rowOf(order, words)
      return columns.map((column) => row[column])
    }),
  }
  return byteOrderMark + unparse(table, { escapeFormulae: true })
}

function rowOf(order: Order, words: CsvWords): Record<Column, string> {
  return {
    number: order.id,
    date: formatSortable(order.createdAt),
    status: words.status(order.status),
    ...order.customer,
    items: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    subtotal: amount(order.subtotalCents),
    shipping: amount(order.shippingCents),
    total: amount(order.totalCents),
    currency: order.currency,
    notes: order.notes,
  }
}

const amount = (cents: Cents): string => toDecimal(cents).toFixed(2)
