import { type Cents, type Order, type OrderFilter, toDecimal } from '@storefront/domain'
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
 * Where a spreadsheet would begin to calculate: a sign, also a full-width one, with blanks, control
 * characters and quotes before it, at the beginning of a cell; and after what ends a cell elsewhere. A
 * spreadsheet in Spanish takes semicolons for it, and then quotes hold no lines together.
 */
const formulaStarts = /(?<=^|[;\t\n\v\f\r\u0085\u2028\u2029])(?=[\p{C}\p{Z}"]*[=+\-@＝＋－＠])/gu

/** The text with an apostrophe before whatever would be a formula. */
const withoutFormulas = (text: string): string => text.replace(formulaStarts, "'")

/**
 * The orders as a CSV file, one a row: amounts in dollars with a point and both cents, times of the
 * shop. What a spreadsheet would take for a formula is made text by an apostrophe.
 */
export function ordersCsv(orders: readonly Order[], words: CsvWords): string {
  const table = {
    fields: columns.map(words.column),
    data: orders.map((order) => {
      const row = rowOf(order, words)
      return columns.map((column) => withoutFormulas(row[column]))
    }),
  }
  return byteOrderMark + unparse(table)
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

/**
 * The name of a file of orders, with its first and last day: those that were asked for, or else those
 * of its orders.
 *
 * @param orders newest first
 */
export function csvFileName(word: string, orders: readonly Order[], filter: OrderFilter): string {
  const first = filter.from ?? orders.at(-1)?.createdAt
  const last = filter.before === undefined ? orders[0]?.createdAt : filter.before - 1
  const days = [first, last].flatMap((time) => (time === undefined ? [] : [dayOf(time)]))
  return `${[word, ...days].join('-')}.csv`
}

const dayOf = (time: number): string => formatSortable(time).slice(0, 10)
